import { setTimeout as sleep } from 'node:timers/promises';
import { imageVariants, masterVariant } from '#shared/rules/image-variant';
import type { Invoke } from './lambda.ts';

/** The pauses before retries, in milliseconds. AWS waits for minutes. */
const retryAfter = [1000, 2000];
const masterSuffix = `/${masterVariant}`;

/**
 * Makes the other variants of each master image that is stored in the media bucket. Like EventBridge and Lambda, it
 * calls the `deriveVariants` function and retries if that fails. It handles one master at a time, so that the app stays
 * responsive on two processors.
 */
export function variantQueue(invoke: Invoke) {
  const waiting = new Set<string>();
  const closing = new AbortController();
  let working: Promise<void> | undefined;

  async function work() {
    for (const key of waiting) {
      waiting.delete(key);
      await derive(key);
      if (closing.signal.aborted) break;
    }
    working = undefined;
  }

  async function derive(key: string) {
    for (const delay of [...retryAfter, null])
      try {
        return await invoke('deriveVariants', { detail: { object: { key } } });
      } catch (error) {
        if (delay === null) return console.error(`The variants of ${key} could not be made`, error);
        await sleep(delay, undefined, closing).catch(() => undefined);
        if (closing.signal.aborted) return;
      }
  }

  return {
    /** Takes the key of a new object. If the object is not a master, it is ignored. */
    add: (key: string) => {
      if (!key.endsWith(masterSuffix)) return;
      waiting.add(key);
      working ??= work();
    },
    /** Resolves when all variants of the masters added so far are made. */
    settle: async () => {
      await working;
    },
    /** Stops after the current master and then resolves. The next start finds the others with `unfinishedMasters`. */
    close: async () => {
      closing.abort();
      await working;
    },
  };
}

/** Returns those keys of a bucket that are masters and whose variants are incomplete. */
export function unfinishedMasters(keys: readonly string[]): string[] {
  const all = new Set(keys);
  return keys.filter(
    (key) =>
      key.endsWith(masterSuffix) &&
      imageVariants.some((variant) => !all.has(key.replace(masterSuffix, `/${variant}`))),
  );
}
