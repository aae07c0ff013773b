import { setTimeout as wait } from 'node:timers/promises';
import type { EntityItem } from 'electrodb';
import type { AnyEntity } from './transactions.ts';

const attempts = 6;

/**
 * Reads the rows of many keys, in no order. Leaves out keys without a row. Keys that DynamoDB leaves unprocessed are
 * retried with random, exponential backoff. Throws after six attempts.
 */
export async function batchGet<Key, Row>(
  get: (keys: Key[]) => Promise<{ data: Row[]; unprocessed: Key[] }>,
  keys: Key[],
): Promise<Row[]> {
  const rows: Row[] = [];
  let left = keys;
  for (let attempt = 1; left.length; attempt++) {
    const { data, unprocessed } = await get(left);
    rows.push(...data);
    left = unprocessed;
    if (left.length && attempt === attempts) throw new Error('The table stayed too busy to read.');
    if (left.length) await wait(Math.random() * 25 * 2 ** attempt);
  }
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
