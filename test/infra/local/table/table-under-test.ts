import { randomUUID } from 'node:crypto';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { startTable } from '#infra/local/table/table-service';

type TableUnderTest = {
  readonly client: DynamoDBClient;
  readonly document: DynamoDBDocumentClient;
  readonly table: string;
  readonly close: () => Promise<void>;
};

/**
 * Starts an empty table on a separate local service. If TABLE_ENDPOINT is set, the table is created on that DynamoDB
 * endpoint instead and deleted at the end.
 */
export async function tableUnderTest(): Promise<TableUnderTest> {
  const endpoint = process.env['TABLE_ENDPOINT'];
  const service = endpoint ? undefined : await startTable({ expirySweepMs: 100 });
  const clients = clientsFor(endpoint ?? service?.url ?? '');
  const table = `wardrobe-${randomUUID()}`;
  await createTable(clients.client, table);
  return {
    ...clients,
    table,
    close: async () => {
      if (endpoint) await clients.client.send(new DeleteTableCommand({ TableName: table }));
      clients.client.destroy();
      await service?.close();
    },
  };
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
