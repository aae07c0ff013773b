import { type KeySpace, keyPrefixes, type LevelWrite, type Store } from './dynalite.ts';

/**
 * Makes the writes of one or several operations a single write of the database. dynalite on its own writes the
 * index entries and then the item, so that a crash or a reader in between would meet one without the other.
 * The operations get a store that reads the database and collects writes; `commit` carries them out at once.
 * The operations of a batch must concern different items, because none sees the writes of another.
 */
export class WriteBatch {
  readonly store: Store;
  readonly #writes: LevelWrite[] = [];

  constructor(store: Store) {
    this.store = {
      ...store,
      getItemDb: (table) => this.#collecting(store, keyPrefixes.items(table)),
      getIndexDb: (type, table, index) => this.#collecting(store, keyPrefixes.index(type, table, index)),
    };
  }

  /** Resolves when all writes are on disk. */
  commit(): Promise<void> {
    return this.store.db.batch(this.#writes);
  }

  #collecting({ db }: Store, prefix: string): KeySpace {
    return {
      // Writes are carried out one after the other (serial-queue.ts), so that no lock is needed.
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
