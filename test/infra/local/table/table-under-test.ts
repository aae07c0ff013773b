import { CreateTableCommand, DynamoDBClient, waitUntilTableExists } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { afterAll } from 'vitest';
import { startTable } from '#infra/local/table/table-service';

export type TransactItems = NonNullable<TransactWriteCommandInput['TransactItems']>;

/** Starts an empty table on a separate local service, which looks for expired items ten times a second, until the file ends. */
export async function tableUnderTest() {
  const service = await startTable({ expirySweepMs: 100 });
  const clients = clientsFor(service.url);
  const table = 'wardrobe';
  await createTable(clients.client, table);
  afterAll(async () => {
    clients.client.destroy();
    await service.close();
  });
  return { ...clients, table };
}

/** Clients that do not retry, so that a test sees the first answer. */
export function clientsFor(endpoint: string) {
  const client = new DynamoDBClient({ endpoint, maxAttempts: 1 });
  const marshallOptions = { removeUndefinedValues: true };
  return { client, document: DynamoDBDocumentClient.from(client, { marshallOptions }) };
}

export async function createTable(client: DynamoDBClient, table: string): Promise<void> {
  const indexes = ['gsi1', 'gsi2'];
  await client.send(
    new CreateTableCommand({
      TableName: table,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', ...indexes.flatMap((index) => [`${index}pk`, `${index}sk`])].map(
        (name) => ({ AttributeName: name, AttributeType: 'S' as const }),
      ),
      KeySchema: keySchema('pk', 'sk'),
      GlobalSecondaryIndexes: indexes.map((index) => ({
        IndexName: index,
        KeySchema: keySchema(`${index}pk`, `${index}sk`),
        Projection: { ProjectionType: 'ALL' as const },
      })),
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 20, minDelay: 0.05, maxDelay: 1 }, { TableName: table });
}

const keySchema = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
];
