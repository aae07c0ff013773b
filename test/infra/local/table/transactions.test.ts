import { randomUUID } from 'node:crypto';
import {
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, test, vi } from 'vitest';
import { type TransactItems, tableUnderTest } from './table-under-test.ts';

const { document, table } = await tableUnderTest();

type Row = Record<string, unknown>;

const write = (TransactItems: TransactItems, ClientRequestToken?: string) =>
  document.send(new TransactWriteCommand({ TransactItems, ClientRequestToken }));
const save = (Item: Row) => document.send(new PutCommand({ TableName: table, Item }));
const put = (Item: Row, condition: object = {}) => ({ Put: { TableName: table, Item, ...condition } });
const check = (Key: Row, condition: { ConditionExpression: string }) => ({
  ConditionCheck: { TableName: table, Key, ...condition },
});
const one = { UpdateExpression: 'ADD wears :one', ExpressionAttributeValues: { ':one': 1 } };
const addOne = (Key: Row) => ({ Update: { TableName: table, Key, ...one } });
const keyOf = (pk: string) => ({ pk, sk: 'item' });

const read = async (pk: string) =>
  (await document.send(new GetCommand({ TableName: table, Key: keyOf(pk), ConsistentRead: true }))).Item;
/** The sort keys of the rows in a partition of the index. */
const indexed = async (pk: string) => {
  const { Items = [] } = await document.send(
    new QueryCommand({
      TableName: table,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
    }),
  );
  return Items.map(({ gsi1sk }) => gsi1sk);
};

const ifAbsent = { ConditionExpression: 'attribute_not_exists(pk)' };
const ifPresent = { ConditionExpression: 'attribute_exists(pk)' };

describe('a transaction', () => {
  test('creates, updates, checks and deletes together, with the entries of the index', async () => {
    await save({ ...keyOf('old'), gsi1pk: 'together', gsi1sk: 'old' });
    await save({ ...keyOf('moved'), gsi1pk: 'together', gsi1sk: 'before' });
    await write([
      put({ ...keyOf('new'), gsi1pk: 'together', gsi1sk: 'new' }, ifAbsent),
      {
        Update: {
          TableName: table,
          Key: keyOf('moved'),
          UpdateExpression: 'SET gsi1sk = :after',
          ExpressionAttributeValues: { ':after': 'after' },
        },
      },
      check(keyOf('nobody'), ifAbsent),
      { Delete: { TableName: table, Key: keyOf('old') } },
    ]);
    expect(await indexed('together')).toEqual(['after', 'new']);
    expect(await read('moved')).toMatchObject({ gsi1sk: 'after' });
    expect([await read('old'), await read('nobody')]).toEqual([undefined, undefined]);
  });

  test('is undone by one failed condition, with a reason for each item and the row in the way of one', async () => {
    await save({ ...keyOf('taken'), email: 'bob@x.io' });
    const wantsOld = { ...ifAbsent, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' };
    const transaction = write([
      put({ ...keyOf('undone'), gsi1pk: 'undone', gsi1sk: 'item' }),
      check(keyOf('nobody'), ifPresent),
      put(keyOf('taken'), wantsOld),
    ]);
    await expect(transaction).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      message:
        'Transaction cancelled, please refer cancellation reasons for specific reasons [None, ConditionalCheckFailed, ConditionalCheckFailed]',
      CancellationReasons: [
        { Code: 'None' },
        { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' },
        { Code: 'ConditionalCheckFailed', Item: { email: { S: 'bob@x.io' } } },
      ],
    });
    expect([await read('undone'), await indexed('undone')]).toEqual([undefined, []]);
  });

  test('is undone by an update that the row does not allow, and by an invalid expression', async () => {
    await save({ ...keyOf('words'), wears: 'many' });
    await expect(write([put(keyOf('undone')), addOne(keyOf('words'))])).rejects.toMatchObject({
      CancellationReasons: [{ Code: 'None' }, { Code: 'ValidationError' }],
    });
    const invalid = put(keyOf('invalid'), { ConditionExpression: 'attribute_not_exists(' });
    await expect(write([put(keyOf('undone')), invalid])).rejects.toMatchObject({
      name: 'ValidationException',
    });
    expect(await read('undone')).toBeUndefined();
  });

  test('is done once under its token, and another one under the same token only ten minutes later', async () => {
    const token = randomUUID();
    for (let time = 0; time < 2; time++) await write([addOne(keyOf('repeated'))], token);
    expect(await read('repeated')).toMatchObject({ wears: 1 });
    const other = () => write([addOne(keyOf('other'))], token);
    vi.useFakeTimers({ toFake: ['Date'] });
    const now = Date.now();
    vi.setSystemTime(now + 9.9 * 60_000);
    await expect(other()).rejects.toMatchObject({ name: 'IdempotentParameterMismatchException' });
    vi.setSystemTime(now + 10 * 60_000);
    await other();
    vi.useRealTimers();
  });

  test('that was cancelled may be tried again under its token', async () => {
    const token = randomUUID();
    const transaction = [check(keyOf('retried'), ifPresent)];
    await expect(write(transaction, token)).rejects.toThrow('Transaction cancelled');
    await save(keyOf('retried'));
    await write(transaction, token);
  });

  test('names each row once, and takes one hundred and no more', async () => {
    const twice = [put(keyOf('same')), { Delete: { TableName: table, Key: keyOf('same') } }];
    await expect(write(twice)).rejects.toMatchObject({
      name: 'ValidationException',
      message: 'Transaction request cannot include multiple operations on one item',
    });
    const puts = Array.from({ length: 101 }, (_, index) => put({ pk: 'hundred', sk: String(index) }));
    await write(puts.slice(0, 100));
    await expect(write(puts)).rejects.toThrow('Member must have length less than or equal to 100');
  });
});

test('a refused write returns the row in its way if it asks for it, and none otherwise', async () => {
  const Key = keyOf('guarded');
  await save({ ...Key, fit: 'slim' });
  const absent = { TableName: table, ...ifAbsent };
  const asking = { ...absent, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const };
  const refusal = async (refused: Promise<object>) => refused.catch((reason: unknown) => reason);
  for (const refused of [
    document.send(new PutCommand({ ...asking, Item: Key })),
    document.send(new UpdateCommand({ ...asking, Key, ...one })),
    document.send(new DeleteCommand({ ...asking, Key })),
  ])
    expect(await refusal(refused)).toMatchObject({
      name: 'ConditionalCheckFailedException',
      Item: { pk: { S: 'guarded' }, sk: { S: 'item' }, fit: { S: 'slim' } },
    });
  const silent = await refusal(document.send(new PutCommand({ ...absent, Item: Key })));
  expect(silent).toMatchObject({ name: 'ConditionalCheckFailedException' });
  expect(silent).not.toHaveProperty('Item.pk');
});

test('a batch writes and deletes rows with the entries of the index', async () => {
  const rows = ['1', '2'].map((sk) => ({ pk: 'batch', sk, gsi1pk: 'batch', gsi1sk: sk }));
  const batch = (requests: object[]) =>
    document.send(new BatchWriteCommand({ RequestItems: { [table]: requests } }));
  await batch(rows.map((Item) => ({ PutRequest: { Item } })));
  expect(await indexed('batch')).toEqual(['1', '2']);
  await batch([{ DeleteRequest: { Key: { pk: 'batch', sk: '1' } } }]);
  expect(await indexed('batch')).toEqual(['2']);
});
