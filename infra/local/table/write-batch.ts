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
export type WriteBatch = ReturnType<typeof beginBatch>;

export function beginBatch(store: Store) {
  const writes: LevelWrite[] = [];
  const items: ItemWrite[] = [];
  const { db, stream } = store;

  /** A key space that only collects writes. With `table`, they are writes of items and collected as changes. */
  function collecting(prefix: string, table?: string): KeySpace {
    const collect = (write: LevelWrite, key: string, after?: unknown) => {
      writes.push(write);
      if (table) items.push({ table, key, after: after as Item | undefined });
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

  async function changeOf({ table, key, after }: ItemWrite): Promise<Change> {
    const before = (await db.get(keyPrefixes.items(table) + key)) as Item | undefined;
    const description = await describeTable(store, table);
    return { keys: primaryKey(description, after ?? before ?? {}), before, after };
  }

  return {
    store: {
      ...store,
      getItemDb: (table) => collecting(keyPrefixes.items(table), table),
      getIndexDb: (type, table, index) => collecting(keyPrefixes.index(type, table, index)),
    } satisfies Store,

    /** Writes everything. Resolves when all writes are on disk, including the entries of the table's stream. */
    async commit() {
      const entries = stream?.entriesOf(await Promise.all(items.map(changeOf))) ?? [];
      await db.batch([...writes, ...entries]);
      stream?.wake();
    },
  };
}
