import {
  type Change,
  type Item,
  type KeySpace,
  keyPrefixes,
  type LevelWrite,
  type Store,
} from './dynalite.ts';
import { describeTable, primaryKey } from './perform.ts';

type ItemWrite = { readonly table: string; readonly key: string; readonly after: Item | undefined };

/**
 * Makes the writes of one or several operations a single write of the database. dynalite on its own writes the
 * index entries and then the item, so that a crash or a reader in between would meet one without the other.
 * The operations get a store that reads the database and collects writes; `commit` carries them out at once.
 * The operations of a batch must concern different items, because none sees the writes of another.
 */
export class WriteBatch {
  readonly store: Store;
  readonly #writes: LevelWrite[] = [];
  readonly #items: ItemWrite[] = [];

  constructor(store: Store) {
    this.store = {
      ...store,
      getItemDb: (table) => this.#collecting(store, keyPrefixes.items(table), table),
      getIndexDb: (type, table, index) => this.#collecting(store, keyPrefixes.index(type, table, index)),
    };
  }

  /** Resolves when all writes are on disk, and with them what the table's stream tells of them. */
  async commit(): Promise<void> {
    const { db, stream } = this.store;
    const entries =
      stream?.entriesOf(await Promise.all(this.#items.map((item) => this.#changeOf(item)))) ?? [];
    await db.batch([...this.#writes, ...entries]);
    stream?.wake();
  }

  async #changeOf({ table, key, after }: ItemWrite): Promise<Change> {
    const before = (await this.store.db.get(keyPrefixes.items(table) + key)) as Item | undefined;
    const description = await describeTable(this.store, table);
    return { keys: primaryKey(description, after ?? before ?? {}), before, after };
  }

  /** A key space whose writes are collected; those of items, which are given with their table, also as changes. */
  #collecting({ db }: Store, prefix: string, table?: string): KeySpace {
    const collect = (write: LevelWrite, key: string, after?: unknown) => {
      this.#writes.push(write);
      if (table) this.#items.push({ table, key, after: after as Item | undefined });
    };
    return {
      // Writes are carried out one after the other (serial-queue.ts), so that no lock is needed.
      lock: (_key, holder) => holder((callback) => callback),
      get: (key, callback) => db.get(prefix + key, callback),
      put: (key, value, callback) => {
        collect({ type: 'put', key: prefix + key, value }, key, value);
        callback();
      },
      del: (key, callback) => {
        collect({ type: 'del', key: prefix + key }, key);
        callback();
      },
    };
  }
}
