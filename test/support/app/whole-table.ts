import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { tableKeys } from '#functions/table/table-keys';

type Row = Record<string, unknown>;

/**
 * Records the partition keys of all later requests, so that tests can read the whole table; the functions have no right
 * to scan it. If the table is empty at first, all its partitions are recorded.
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

/** All partition key values anywhere in a request. */
function partitionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === tableKeys.partition && typeof inner === 'string' ? [inner] : partitionsIn(inner),
  );
}
