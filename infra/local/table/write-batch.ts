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
 * Combines the writes of one or more operations into a single database write. By itself, dynalite writes the index
 * entries first and the item afterwards, so a crash or a reader in between would see only one of them. The operations
 * get a store that reads from the database but only collects writes. `commit` carries them out together. The operations
 * of a batch must concern different items, because none of them sees the writes of another.
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

  /** Writes everything. Resolves when all writes are on disk, including the entries of the table's stream. */
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

  /** A key space that only collects writes. With `table`, they are writes of items and collected as changes. */
  #collecting({ db }: Store, prefix: string, table?: string): KeySpace {
    const collect = (write: LevelWrite, key: string, after?: unknown) => {
      this.#writes.push(write);
      if (table) this.#items.push({ table, key, after: after as Item | undefined });
    };
    return {
      // No lock is needed, because writes are carried out one after the other (serial-queue.ts).
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
