import { cp, readdir, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isFullDisk } from '#infra/local/full-disk';
import { openStore, stopAtFailedWrite } from '#infra/local/table/store';
import { startTable } from '#infra/local/table/table-service';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { clientsFor, createTable } from './table-under-test.ts';

const TableName = 'wardrobe';
const scratch = temporaryFolder();

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

test('tables and items are there after a restart', async () => {
  const folder = join(scratch, 'created', 'on', 'demand');
  const Item = { pk: 'kept', sk: 'item', photo: new Uint8Array([1, 2, 3]) };
  await withTable(folder, async ({ client, document }) => {
    await createTable(client, TableName);
    await document.send(new PutCommand({ TableName, Item }));
  });
  await withTable(folder, async ({ document }) => {
    const kept = await document.send(new GetCommand({ TableName, Key: { pk: 'kept', sk: 'item' } }));
    expect(kept.Item).toEqual(Item);
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

test('a folder that another instance uses, or that cannot be opened, is refused by its name', async () => {
  const folder = join(scratch, 'shared');
  const first = await startTable({ folder });
  await expect(startTable({ folder })).rejects.toThrow(
    `The data folder ${folder} is in use by another instance`,
  );
  await first.close();
  const second = await startTable({ folder });
  await second.close();
  const nowhere = startTable({ folder: '/dev/null/table' });
  await expect(nowhere).rejects.toThrow('The data folder /dev/null/table cannot be opened');
});

test('a request with a field of the wrong type is refused', async () => {
  const service = await startTable();
  onTestFinished(service.close);
  const headers = { 'x-amz-target': 'DynamoDB_20120810.GetItem' };
  const response = await fetch(service.url, { method: 'POST', headers, body: '{"TableName":1}' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ __type: 'SerializationException' });
});

test('a service closes while requests wait for an answer, and answers no more', async () => {
  const { url, close } = await startTable({ folder: join(scratch, 'busy') });
  const { client, document } = clientsFor(url);
  await createTable(client, 'wardrobe');
  const puts = Array.from({ length: 50 }, (_, index) =>
    document.send(new PutCommand({ TableName: 'wardrobe', Item: { pk: 'busy', sk: String(index) } })),
  );
  await Promise.any(puts);
  await close();
  await Promise.allSettled(puts);
  client.destroy();
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

/** What LevelDB throws on a full disk. */
const full = Object.assign(new Error('IO error: /data/000003.log: No space left on device'), {
  code: 'LEVEL_IO_ERROR',
});

test('a full disk is known by the text of LevelDB, also as a cause', () => {
  expect(isFullDisk(full)).toBe(true);
  expect(isFullDisk(new Error('The write failed', { cause: full }))).toBe(true);
  expect(isFullDisk(new Error('IO error: Permission denied'))).toBe(false);
});

test('after a write that the disk has torn, none is confirmed that LevelDB would lose', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const batch = vi
    .fn(async () => undefined)
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(full);
  const db = { batch };
  stopAtFailedWrite(db);
  await db.batch();
  await expect(db.batch()).rejects.toBe(full);
  await expect(db.batch()).rejects.toBe(full);
  expect(batch).toHaveBeenCalledTimes(2);
  expect(reported).toHaveBeenCalledOnce();
  reported.mockRestore();
});
