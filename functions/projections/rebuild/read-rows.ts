import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { EntityItem } from 'electrodb';
import { table } from '../../platform/table.ts';
import { tableKeys } from '../../platform/table-keys.ts';
import type { AnyEntity } from '../../platform/transactions.ts';

/** Returns all rows of an entity, or an empty list if there are none. */
export type Rows = <Entity extends AnyEntity>(entity: Entity) => readonly EntityItem<Entity>[];

/** Reads the whole table into memory, a read unit per 4 kB. Rows written meanwhile may be included or not. */
export async function readRows(): Promise<Rows> {
  const items: Record<string, unknown>[] = [];
  const scan = { TableName: table.table, ConsistentRead: true };
  for await (const { Items = [] } of paginateScan({ client: table.client }, scan)) items.push(...Items);
  const byEntity = Map.groupBy(items, (item) => item[tableKeys.entity]);
  return (entity) => (byEntity.get(entity.schema.model.entity) ?? []) as never;
}
