import { CreateTableCommand, DynamoDBClient, ResourceInUseException } from '@aws-sdk/client-dynamodb';
import { tableKeys } from '../../../functions/platform/table-keys.ts';

const { partition, sort, indexes } = tableKeys;
const keySchema = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
];

/** Creates the app's table with the keys of the data stack, unless it already exists. */
export async function ensureTable(endpoint: string, TableName: string) {
  const client = new DynamoDBClient({ endpoint });
  const indexKeys = Object.values(indexes).flatMap((index) => [index.partition, index.sort]);
  try {
    await client.send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [partition, sort, ...indexKeys].map((AttributeName) => ({
          AttributeName,
          AttributeType: 'S',
        })),
        KeySchema: keySchema(partition, sort),
        GlobalSecondaryIndexes: Object.entries(indexes).map(([IndexName, index]) => ({
          IndexName,
          KeySchema: keySchema(index.partition, index.sort),
          Projection: { ProjectionType: 'ALL' },
        })),
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  } finally {
    client.destroy();
  }
}
