import { createStore, del, delMany, get, keys, set } from 'idb-keyval';
import { noteOwner } from './kept-values-owner.ts';

/*
 * Values and files that the browser keeps for a user after the tab is closed, until `keep` is called with null. They
 * are removed when the user signs out or another user signs in; see `drop-kept-values.ts`. `tab-values.ts` keeps the
 * values of one tab.
 */

const keyOf = (userId: string, name: string) => `${userId}/${name}`;

let opened: ReturnType<typeof createStore> | undefined;
/** The database is opened on first use: a browser may have none, or refuse it in a private window. */
const store = () => {
  opened ??= createStore('kept-values', 'values');
  return opened;
};

/** The value kept under a name; undefined if there is none or if it cannot be read. */
export async function readKept(userId: string, name: string): Promise<unknown> {
  try {
    return await get(keyOf(userId, name), store());
  } catch {
    return undefined;
  }
}

/** The names of the kept values that begin with `prefix`. */
export async function keptNames(userId: string, prefix: string): Promise<string[]> {
  const start = keyOf(userId, prefix);
  const all = await allKeys();
  return all.filter((key) => key.startsWith(start)).map((key) => key.slice(keyOf(userId, '').length));
}

/** Keeps a value, or removes it if it is null. Resolves to false if the browser has no database or no space left. */
export async function keep(userId: string, name: string, value: unknown): Promise<boolean> {
  try {
    if (value === null) await del(keyOf(userId, name), store());
    else {
      noteOwner(userId);
      await set(keyOf(userId, name), value, store());
    }
    return true;
  } catch {
    return false;
  }
}

/** Removes the kept values of all users, or of all but the user `except`. */
export async function removeKept({ except }: { except?: string } = {}) {
  const kept = except === undefined ? null : keyOf(except, '');
  const all = await allKeys();
  const others = all.filter((key) => !(kept && key.startsWith(kept)));
  if (others.length > 0) await delMany(others, store());
}

async function allKeys(): Promise<string[]> {
  try {
    return await keys<string>(store());
  } catch {
    return [];
  }
}
