import { BatchWriteCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { batchWrite } from './batch-write.ts';
import { table } from './table.ts';
import { tableKeys } from './table-keys.ts';

type Item = Record<string, unknown>;
type Row = { key: Item; entity: string };

/** The most rows that one call deletes. */
const rowsPerCall = 25;

/** The keys of all rows in the partition of this row, of all entities, read consistently. */
export async function keysBeside(row: { params(): Record<string, Item> }): Promise<Row[]> {
  const { partition, sort, entity } = tableKeys;
  const query = {
    TableName: table.table,
    KeyConditionExpression: '#partition = :partition',
    ProjectionExpression: '#partition, #sort, #entity',
    ExpressionAttributeNames: { '#partition': partition, '#sort': sort, '#entity': entity },
    ExpressionAttributeValues: { ':partition': row.params()['Key']?.[partition] },
    ConsistentRead: true,
  };
  const rows: Row[] = [];
  for await (const { Items = [] } of paginateQuery({ client: table.client }, query))
    for (const item of Items)
      rows.push({
        key: { [partition]: item[partition], [sort]: item[sort] },
        entity: String(item[entity]),
      });
  return rows;
}

/** Deletes rows of any entities by their keys. */
export const deleteKeys = (keys: Item[]): Promise<void> =>
  batchWrite(
    (some) => ({
      go: async () => {
        const unprocessed: object[] = [];
        for (let from = 0; from < some.length; from += rowsPerCall) {
          const requests = some.slice(from, from + rowsPerCall).map((Key) => ({ DeleteRequest: { Key } }));
          const { UnprocessedItems = {} } = await table.client.send(
            new BatchWriteCommand({ RequestItems: { [table.table]: requests } }),
          );
          unprocessed.push(
            ...(UnprocessedItems[table.table] ?? []).map(({ DeleteRequest }) => DeleteRequest?.Key ?? {}),
          );
        }
        return { unprocessed };
      },
    }),
    keys,
  );
