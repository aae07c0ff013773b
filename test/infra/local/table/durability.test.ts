import { cp, mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '#infra/local/table/store';
import { startTable } from '#infra/local/table/table-service';
import { clientsFor, createTable } from './table-under-test.ts';

const TableName = 'wardrobe';
let scratch: string;

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'wardrobe-table-'));
});
afterEach(() => rm(scratch, { recursive: true }));

async function withTable<Result>(
  folder: string,
  use: (clients: ReturnType<typeof clientsFor>) => Promise<Result>,
): Promise<Result> {
  const service = await startTable({ folder });
  const clients = clientsFor(service.url);
  try {
    return await use(clients);
  } finally {
    clients.client.destroy();
    await service.close();
  }
}

const putRows = (document: DynamoDBDocumentClient, pk: string, rows: number) =>
  document.send(
    new TransactWriteCommand({
      TransactItems: Array.from({ length: rows }, (_, row) => ({
        Put: {
          TableName,
          Item: { pk, sk: String(row), gsi1pk: pk, gsi1sk: String(row), note: 'x'.repeat(500) },
        },
      })),
    }),
  );

/** The number of rows in the table and in its index. */
const countRows = (document: DynamoDBDocumentClient, pk: string) =>
  Promise.all(
    [undefined, 'gsi1'].map(async (IndexName) => {
      const { Count } = await document.send(
        new QueryCommand({
          TableName,
          IndexName,
          KeyConditionExpression: '#pk = :pk',
          ExpressionAttributeNames: { '#pk': IndexName ? 'gsi1pk' : 'pk' },
          ExpressionAttributeValues: { ':pk': pk },
        }),
      );
      return Count;
    }),
  );

test('tables, items and the time to live are there after a restart', async () => {
  const folder = join(scratch, 'created', 'on', 'demand');
  const Key = { pk: 'kept', sk: 'item' };
  const TimeToLiveSpecification = { AttributeName: 'expiresAt', Enabled: true };
  await withTable(folder, async ({ client, document }) => {
    await createTable(client, TableName);
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
    await document.send(new PutCommand({ TableName, Item: { ...Key, photo: new Uint8Array([1, 2, 3]) } }));
  });
  await withTable(folder, async ({ client, document }) => {
    const { Item } = await document.send(new GetCommand({ TableName, Key }));
    const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
    expect(Item).toEqual({ ...Key, photo: new Uint8Array([1, 2, 3]) });
    expect(TimeToLiveDescription).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'expiresAt' });
  });
});

test('a table whose creation was interrupted by a crash can be created again', async () => {
  const folder = join(scratch, 'unfinished');
  const store = await openStore(folder);
  await store.db.put(`table~${TableName}`, { TableName, TableStatus: 'CREATING', KeySchema: [] });
  await store.db.close();

  await withTable(folder, async ({ client }) => {
    await createTable(client, TableName);
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    expect(Table?.TableStatus).toBe('ACTIVE');
  });
});

test('a transaction that is incomplete on disk leaves no row and no index entry', async () => {
  const folder = join(scratch, 'whole');
  await withTable(folder, ({ client }) => createTable(client, TableName));
  await withTable(folder, ({ document }) => putRows(document, 'cut', 20));
  const [log = ''] = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  const { size } = await stat(join(folder, log));

  for (const kept of [1, size / 2, size - 1, size].map(Math.floor)) {
    const copy = join(scratch, `cut-at-${kept}`);
    await cp(folder, copy, { recursive: true });
    await truncate(join(copy, log), kept);
    const rows = await withTable(copy, ({ document }) => countRows(document, 'cut'));
    expect({ kept, rows }).toEqual({ kept, rows: kept === size ? [20, 20] : [0, 0] });
  }
});
