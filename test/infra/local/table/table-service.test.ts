import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startTable } from '#infra/local/table/table-service';
import { clientsFor, createTable } from './table-under-test.ts';

const scratch = await mkdtemp(join(tmpdir(), 'wardrobe-table-'));
afterAll(() => rm(scratch, { recursive: true }));

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
