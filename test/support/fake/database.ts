import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach } from 'vitest';
import { removeKept } from '#frontend/lib/kept-values.ts';
import { settled } from '../pages/open-page.tsx';

/** A browser that has a database, which is empty before each test; jsdom has none. */
export function withDatabase() {
  const before = { indexedDB: globalThis.indexedDB, IDBKeyRange: globalThis.IDBKeyRange };
  beforeEach(() => void Object.assign(globalThis, { indexedDB: factory, IDBKeyRange }));
  afterEach(async () => {
    await removeKept();
    Object.assign(globalThis, before);
  });
}
const factory = new IDBFactory();

/** Closes the tab once what it keeps is written: a tab that is opened then has nothing of its own. */
export async function closeTab(close: () => void) {
  await settled();
  close();
  sessionStorage.clear();
}
