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
export async function deleteKeys(keys: Item[]): Promise<void> {
  const requests = keys.map((Key) => ({ DeleteRequest: { Key } }));
  const write = (some: typeof requests) => ({
    go: async () => {
      const command = new BatchWriteCommand({ RequestItems: { [table.table]: some } });
      const { UnprocessedItems } = await table.client.send(command);
      return { unprocessed: UnprocessedItems?.[table.table] ?? [] };
    },
  });
  for (let from = 0; from < requests.length; from += rowsPerCall)
    await batchWrite(write, requests.slice(from, from + rowsPerCall));
}
