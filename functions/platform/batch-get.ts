import type { EntityItem } from 'electrodb';
import { untilProcessed } from './batch-write.ts';
import type { AnyEntity } from './transactions.ts';

/** Reads the rows of many keys, in no order. Leaves out keys without a row. Throws as `untilProcessed`. */
export async function batchGet<Key, Row>(
  get: (keys: Key[]) => Promise<{ data: Row[]; unprocessed: Key[] }>,
  keys: Key[],
): Promise<Row[]> {
  const rows: Row[] = [];
  await untilProcessed('read', keys, async (some) => {
    const { data, unprocessed } = await get(some);
    rows.push(...data);
    return unprocessed;
  });
  return rows;
}

type KeyOf<Row extends AnyEntity> = Parameters<Row['get']>[0][number];
type Gets<Row extends AnyEntity> = {
  get: (keys: KeyOf<Row>[]) => {
    go: (options: object) => Promise<{ data: EntityItem<Row>[]; unprocessed: KeyOf<Row>[] }>;
  };
};

/** Reads the rows of an entity with the keys of these ids, which must differ. Consistently only if that is asked for. */
export const getMany = <Row extends AnyEntity, Id>(
  entity: Row,
  ids: Iterable<Id>,
  keyOf: (id: Id) => KeyOf<Row>,
  options: { consistent?: true } = {},
) => batchGet((keys) => (entity as unknown as Gets<Row>).get(keys).go(options), Array.from(ids, keyOf));
