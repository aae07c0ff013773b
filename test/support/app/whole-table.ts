import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { tableKeys } from '#functions/table/table-keys';

type Row = Record<string, unknown>;

/**
 * Remembers the partitions of everything that is written from now on, so that the whole table can be walked, which no
 * function may: in a table that is empty at first, these are all.
 */
export async function watchTable() {
  const { table } = await import('#functions/platform/table');
  const client: DynamoDBDocumentClient = table.client;
  const partitions = new Set<string>();
  client.middlewareStack.add(
    (next) => (args) => {
      for (const partition of partitionsIn(args.input)) partitions.add(partition);
      return next(args);
    },
    { step: 'initialize', name: 'watchTable' },
  );
  return {
    /** All rows of the table. */
    rows: async (): Promise<Row[]> => {
      const rows: Row[] = [];
      for (const partition of [...partitions]) {
        let start: Row | undefined;
        do {
          const page = await client.send(
            new QueryCommand({
              TableName: table.table,
              KeyConditionExpression: '#partition = :partition',
              ExpressionAttributeNames: { '#partition': tableKeys.partition },
              ExpressionAttributeValues: { ':partition': partition },
              ConsistentRead: true,
              ...(start && { ExclusiveStartKey: start }),
            }),
          );
          rows.push(...(page.Items ?? []));
          start = page.LastEvaluatedKey;
        } while (start);
      }
      return rows;
    },
  };
}

/** The values of the partition key, wherever they stand in a request. */
function partitionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === tableKeys.partition && typeof inner === 'string' ? [inner] : partitionsIn(inner),
  );
}
