import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach } from 'vitest';
import { removeKept } from '#frontend/lib/kept-values.ts';
import { settled } from '../pages/open-page.tsx';

/** Gives the tests a database, which jsdom lacks. It is emptied after each test. */
export function withDatabase() {
  const before = { indexedDB: globalThis.indexedDB, IDBKeyRange: globalThis.IDBKeyRange };
  beforeEach(() => void Object.assign(globalThis, { indexedDB: factory, IDBKeyRange }));
  afterEach(async () => {
    await removeKept();
    Object.assign(globalThis, before);
  });
}
const factory = new IDBFactory();

/** Waits until everything is stored, then closes the tab. The next tab starts with an empty session storage. */
export async function closeTab(close: () => void) {
  await settled();
  close();
  sessionStorage.clear();
}
