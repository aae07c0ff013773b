import type { IntentKeys } from '#shared/contract/client';
import { readJson } from './read-json.ts';

/*
 * The idempotency keys of requests whose outcome is unknown. The tabs of the browser share them, and they outlast a
 * reload. After ten minutes an equal request counts as a new one.
 */

const prefix = 'intent/';
const lifetime = 10 * 60_000;

type Kept = { key: string; at: number };

export const intentKeys: IntentKeys = {
  get: (request) => {
    const kept = read(prefix + hashOf(request));
    return kept && Date.now() - kept.at < lifetime ? kept.key : undefined;
  },
  set: (request, key) => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(prefix) && Date.now() - (read(name)?.at ?? 0) >= lifetime)
        localStorage.removeItem(name);
    localStorage.setItem(prefix + hashOf(request), JSON.stringify({ key, at: Date.now() } satisfies Kept));
  },
  delete: (request) => localStorage.removeItem(prefix + hashOf(request)),
};

const read = (name: string): Kept | null => readJson(localStorage, name);

/**
 * The 53-bit hash "cyrb53". Only the hash is stored, not the contents of a request. A collision does no harm: the
 * server refuses a key whose contents differ.
 */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
