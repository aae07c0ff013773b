import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { batchWrite } from './batch-write.ts';
import { table } from './table.ts';

type Item = Record<string, unknown>;
/** The names of the attributes to read: the two attributes of the key, and the attribute with the entity's name. */
type Names = { partition: string; sort: string; entity: string };
type Row = { key: Item; entity: string };

/** The most rows that one call deletes. */
const rowsPerCall = 25;

/** The keys of all rows in a partition, of all entities, read consistently. */
export async function keysIn(partition: unknown, names: Names): Promise<Row[]> {
  const rows: Row[] = [];
  let start: Item | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.table,
        KeyConditionExpression: '#partition = :partition',
        ProjectionExpression: '#partition, #sort, #entity',
        ExpressionAttributeNames: {
          '#partition': names.partition,
          '#sort': names.sort,
          '#entity': names.entity,
        },
        ExpressionAttributeValues: { ':partition': partition },
        ConsistentRead: true,
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    for (const item of Items)
      rows.push({
        key: { [names.partition]: item[names.partition], [names.sort]: item[names.sort] },
        entity: String(item[names.entity]),
      });
    start = LastEvaluatedKey;
  } while (start);
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
