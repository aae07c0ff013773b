import { readJson } from './read-json.ts';

/*
 * Values that a tab keeps for a user over a reload and visits to other pages. They are removed when the user signs out
 * or another user signs in.
 */

const prefix = 'of/';
const keyOf = (userId: string, name: string) => `${prefix}${userId}/${name}`;

/** The value kept under a name. Null if there is none or it cannot be read. */
export const readTabValue = (userId: string, name: string): unknown =>
  readJson(sessionStorage, keyOf(userId, name));

/** Keeps a JSON value. Null removes it. */
export function keepTabValue(userId: string, name: string, value: unknown) {
  if (value === null) sessionStorage.removeItem(keyOf(userId, name));
  else sessionStorage.setItem(keyOf(userId, name), JSON.stringify(value));
}

/** Removes the values of all users, or of all but the user `except`. */
export function dropTabValues({ except }: { except?: string } = {}) {
  const kept = except === undefined ? null : keyOf(except, '');
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix) && !(kept && key.startsWith(kept))) sessionStorage.removeItem(key);
}
