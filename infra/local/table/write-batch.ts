import type { KeySpace, LevelWrite, Store } from './dynalite.ts';
import { keyPrefixes } from './key-layout.ts';

/**
 * Collects what operations write and commits it in one atomic write of the database, so that neither a
 * reader nor a crash ever meets an item without its index entries, or half of a transaction.
 *
 * The operations of one batch touch different items, hence none needs to see what another has written.
 */
export class WriteBatch {
  /** The store for the operations of this batch: its reads are real, its writes wait for the commit. */
  readonly store: Store;
  readonly #writes: LevelWrite[] = [];

  constructor(store: Store) {
    this.store = {
      ...store,
      getItemDb: (table) => this.#collecting(store, keyPrefixes.items(table)),
      getIndexDb: (type, table, index) => this.#collecting(store, keyPrefixes.index(type, table, index)),
    };
  }

  commit(): Promise<void> {
    return this.store.db.batch(this.#writes);
  }

  #collecting({ db }: Store, prefix: string): KeySpace {
    return {
      lock: (_key, holder) => holder((callback) => callback),
      get: (key, callback) => db.get(prefix + key, callback),
      put: (key, value, callback) => {
        this.#writes.push({ type: 'put', key: prefix + key, value });
        callback();
      },
      del: (key, callback) => {
        this.#writes.push({ type: 'del', key: prefix + key });
        callback();
      },
    };
  }
}
