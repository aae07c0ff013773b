import { setTimeout as sleep } from 'node:timers/promises';
import { imageVariants, masterVariant } from '#shared/rules/image-variant';
import type { Invoke } from './functions/invoke.ts';

/** Before each retry, in milliseconds; Lambda waits for minutes. */
const retryAfter = [1000, 2000];
const ofMaster = `/${masterVariant}`;

/**
 * What EventBridge and Lambda do with the masters that arrive in the media bucket: each has the function
 * that makes the other variants called, and called again when it fails. One is made at a time, so that
 * whoever uses the app meanwhile has the other processor.
 */
export function newMasters(invoke: Invoke) {
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
    /** Takes the key of any object; only masters start anything. */
    add: (key: string) => {
      if (!key.endsWith(ofMaster)) return;
      waiting.add(key);
      working ??= work();
    },
    /** Resolves when all variants are made of the masters that have come so far. */
    settle: async () => {
      await working;
    },
    /** Ends when the one that is being made is done; the others are found again at the next start. */
    close: async () => {
      closing.abort();
      await working;
    },
  };
}

/** The masters among the keys of a bucket of which not all variants are there. */
export function unfinishedMasters(keys: readonly string[]): string[] {
  const all = new Set(keys);
  return keys.filter(
    (key) =>
      key.endsWith(ofMaster) &&
      imageVariants.some((variant) => !all.has(key.replace(ofMaster, `/${variant}`))),
  );
}
