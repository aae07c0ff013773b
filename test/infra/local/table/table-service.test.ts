import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { startTable } from '#infra/local/table/table-service';
import { clientsFor, createTable } from './table-under-test.ts';

const scratch = await mkdtemp(join(tmpdir(), 'wardrobe-table-'));
afterAll(() => rm(scratch, { recursive: true }));

test('a second instance on one folder is refused until the first has closed', async () => {
  const folder = join(scratch, 'shared');
  const first = await startTable({ folder });
  await expect(startTable({ folder })).rejects.toThrow(
    `The data folder ${folder} is in use by another instance`,
  );
  await first.close();
  const second = await startTable({ folder });
  await second.close();
});

test('a folder that cannot be opened is named', async () => {
  const folder = '/dev/null/table';
  await expect(startTable({ folder })).rejects.toThrow(`The data folder ${folder} cannot be opened`);
});

test.each([
  ['an operation that the table lacks', 'ExecuteStatement', '{}', 'UnknownOperationException'],
  ['a request that is not JSON', 'GetItem', 'pk=1', 'SerializationException'],
  ['a field of the wrong type', 'GetItem', '{"TableName":1}', 'SerializationException'],
])('%s is refused', async (_, operation, body, type) => {
  const service = await startTable();
  onTestFinished(service.close);
  const headers = { 'x-amz-target': `DynamoDB_20120810.${operation}` };
  const response = await fetch(service.url, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ __type: type });
});

test('a transaction may be sent again under its token for ten minutes', async () => {
  const { url, close } = await startTable();
  onTestFinished(close);
  const { client, document } = clientsFor(url);
  await createTable(client, 'wardrobe');
  const send = (sk: string) => {
    const TransactItems = [{ Put: { TableName: 'wardrobe', Item: { pk: 'token', sk } } }];
    return document.send(new TransactWriteCommand({ ClientRequestToken: 'token', TransactItems }));
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const sentAt = Date.now();
  await send('first');
  vi.setSystemTime(sentAt + 10 * 60_000 - 1);
  await expect(send('second')).rejects.toMatchObject({ name: 'IdempotentParameterMismatchException' });
  vi.setSystemTime(sentAt + 10 * 60_000);
  await send('second');
  client.destroy();
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

test('a closed service lets its process end', async () => {
  const script = `
    import { startTable } from ${JSON.stringify(import.meta.resolve('#infra/local/table/table-service'))};
    const service = await startTable({ folder: process.argv[1] });
    await service.close();
    console.log('closed');
  `;
  const node = [process.execPath, ['--input-type=module', '--eval', script, join(scratch, 'ended')]] as const;
  const { stdout } = await promisify(execFile)(...node, { timeout: 20_000 });
  expect(stdout).toBe('closed\n');
});
