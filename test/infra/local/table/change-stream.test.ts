import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BatchWriteCommand,
  DeleteCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startTable } from '#infra/local/table/table-service';
import { clientsFor, createTable } from './table-under-test.ts';

const TableName = 'wardrobe';
const nothingFailed = { batchItemFailures: [] };
const numberOf = ({ dynamodb }: DynamoDBRecord) => dynamodb?.SequenceNumber ?? '';
/** A change in short form: the event, the sort key, and the note before and after. */
const short = ({ eventName, dynamodb }: DynamoDBRecord) => [
  eventName,
  dynamodb?.Keys?.['sk']?.S,
  dynamodb?.OldImage?.['note']?.S,
  dynamodb?.NewImage?.['note']?.S,
];

type Deliver = (records: DynamoDBRecord[]) => { batchItemFailures: { itemIdentifier: string }[] };
/** A table whose changes are delivered to a function, and a way to write notes to it. */
async function newTableWith(deliver: Deliver) {
  const service = await startTable({
    changes: {
      wants: ({ after }) => after?.['note']?.['S'] !== 'unwanted',
      deliver: async ({ Records }) => deliver(Records),
    },
  });
  const { client, document } = clientsFor(service.url);
  onTestFinished(async () => {
    client.destroy();
    await service.close();
  });
  const put = (sk: string, note: string) =>
    document.send(new PutCommand({ TableName, Item: { pk: 'a', sk, note } }));
  await createTable(client, TableName);
  return { service, client, document, put };
}

it('tells every change of a row in order, with the row before and after', async () => {
  const seen: DynamoDBRecord[] = [];
  const { service, document, put } = await newTableWith((records) => {
    seen.push(...records);
    return nothingFailed;
  });
  await put('1', 'one');
  await put('1', 'one');
  await put('1', 'unwanted');
  const Key = { pk: 'a', sk: '1' };
  const note = { UpdateExpression: 'SET note = :note', ExpressionAttributeValues: { ':note': 'two' } };
  await document.send(new UpdateCommand({ TableName, Key, ...note }));
  const absent = { Key: { pk: 'a', sk: '9' }, ConditionExpression: 'attribute_not_exists(pk)' };
  await document.send(
    new TransactWriteCommand({
      TransactItems: [
        { Delete: { TableName, Key } },
        { Put: { TableName, Item: { pk: 'a', sk: '2', note: 'three' } } },
        { ConditionCheck: { TableName, ...absent } },
      ],
    }),
  );
  await document.send(
    new BatchWriteCommand({
      RequestItems: { [TableName]: [{ PutRequest: { Item: { pk: 'a', sk: '3', note: 'four' } } }] },
    }),
  );
  await document.send(new DeleteCommand({ TableName, Key: { pk: 'a', sk: 'never' } }));
  await service.settle();
  expect(seen.map(short)).toEqual([
    ['INSERT', '1', undefined, 'one'],
    ['MODIFY', '1', 'unwanted', 'two'],
    ['REMOVE', '1', 'two', undefined],
    ['INSERT', '2', undefined, 'three'],
    ['INSERT', '3', undefined, 'four'],
  ]);
  expect(seen.map(numberOf)).toEqual(seen.map(numberOf).toSorted());
});

it('begins again with the change that has failed', async () => {
  const seen: string[] = [];
  let failures = 2;
  const { service, put } = await newTableWith((records) => {
    const failing = records.find(({ dynamodb }) => dynamodb?.Keys?.['sk']?.S === '2');
    if (failing && failures-- > 0) return { batchItemFailures: [{ itemIdentifier: numberOf(failing) }] };
    seen.push(...records.map(({ dynamodb }) => dynamodb?.Keys?.['sk']?.S ?? ''));
    return nothingFailed;
  });
  await Promise.all(['1', '2', '3'].map((sk) => put(sk, 'new')));
  await service.settle();
  expect([...new Set(seen)].toSorted()).toEqual(['1', '2', '3']);
  expect(failures).toBeLessThan(0);
});

it('gives up a change that fails again and again, says so, and goes on', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  const seen: string[] = [];
  const { service, put } = await newTableWith((records) => {
    if (records.some(({ dynamodb }) => dynamodb?.Keys?.['sk']?.S === 'bad')) throw new Error('No');
    seen.push(...records.map(({ dynamodb }) => dynamodb?.Keys?.['sk']?.S ?? ''));
    return nothingFailed;
  });
  await put('bad', 'new');
  await put('good', 'new');
  await service.settle();
  expect(seen).toEqual(['good']);
  expect(told.mock.calls.at(-1)).toEqual([
    'A change of the table could not be processed',
    { pk: { S: 'a' }, sk: { S: 'bad' } },
  ]);
});

it('has after a kill every write that was answered and not taken before, and none a second time later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wardrobe-stream-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const script = `
    import { startTable } from ${JSON.stringify(import.meta.resolve('#infra/local/table/table-service'))};
    const deliver = () => new Promise(() => undefined);
    const { url } = await startTable({ folder: process.argv[1], changes: { wants: () => true, deliver } });
    console.log(url);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const [line]: unknown[] = await once(child.stdout, 'data');
  const { client, document } = clientsFor(String(line).trim());
  await createTable(client, TableName);
  const names = Array.from({ length: 150 }, (_, index) => String(index));
  for (const sk of names)
    await document.send(new PutCommand({ TableName, Item: { pk: 'a', sk, note: 'new' } }));
  client.destroy();
  child.kill('SIGKILL');
  await exit;

  const seen: (string | undefined)[] = [];
  for (let start = 0; start < 2; start++) {
    const service = await startTable({
      folder,
      changes: {
        wants: () => true,
        deliver: async ({ Records }) => {
          seen.push(...Records.map(({ dynamodb }) => dynamodb?.Keys?.['sk']?.S));
          return nothingFailed;
        },
      },
    });
    service.deliver();
    await service.settle();
    await service.close();
  }
  expect(seen).toEqual(names);
});
