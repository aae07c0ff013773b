import { randomUUID } from 'node:crypto';
import {
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closetOn } from './closet.ts';
import { tableUnderTest } from './table-under-test.ts';

const { document, table, close } = await tableUnderTest();
const { user, garment, outfit, service } = closetOn({ document, table });
afterAll(close);

type TransactItems = NonNullable<TransactWriteCommandInput['TransactItems']>;

const write = (TransactItems: TransactItems, ClientRequestToken?: string) =>
  document.send(new TransactWriteCommand({ TransactItems, ClientRequestToken }));

const put = (Item: Record<string, unknown>, condition: object = {}) => ({
  Put: { TableName: table, Item, ...condition },
});

const addOne = (Key: Record<string, unknown>) => ({
  Update: {
    TableName: table,
    Key,
    UpdateExpression: 'ADD wears :one',
    ExpressionAttributeValues: { ':one': 1 },
  },
});

const read = async (Key: Record<string, unknown>) =>
  (await document.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))).Item;

const ifAbsent = { ConditionExpression: 'attribute_not_exists(pk)' };
const ifPresent = { ConditionExpression: 'attribute_exists(pk)' };

beforeAll(async () => {
  await user.create({ userId: 'ann', email: 'ann@x.io' }).go();
  await user.create({ userId: 'bob', email: 'bob@x.io' }).go();
});

test('a transaction creates, updates, checks and deletes together', async () => {
  await garment.create({ userId: 'ann', garmentId: 'old', category: 'top' }).go();
  const { canceled } = await service.transaction
    .write((entities) => [
      entities.outfit.create({ userId: 'ann', outfitId: 'monday' }).commit(),
      entities.user.patch({ userId: 'ann' }).add({ followers: 1 }).commit(),
      entities.user
        .check({ userId: 'bob' })
        .where(({ email }, { exists }) => exists(email))
        .commit(),
      entities.garment.delete({ userId: 'ann', garmentId: 'old' }).commit(),
    ])
    .go();
  expect(canceled).toBe(false);
  expect((await outfit.get({ userId: 'ann', outfitId: 'monday' }).go()).data).not.toBeNull();
  expect((await user.get({ userId: 'ann' }).go()).data?.followers).toBe(1);
  expect((await garment.get({ userId: 'ann', garmentId: 'old' }).go()).data).toBeNull();
});

test('one failed condition undoes the whole transaction and returns the item in its way', async () => {
  const { canceled, data } = await service.transaction
    .write((entities) => [
      entities.outfit.create({ userId: 'ann', outfitId: 'undone' }).commit(),
      entities.user.create({ userId: 'bob', email: 'new@x.io' }).commit({ response: 'all_old' }),
    ])
    .go();
  expect(canceled).toBe(true);
  expect(data).toMatchObject([
    { rejected: false, code: 'None' },
    { rejected: true, code: 'ConditionalCheckFailed', item: { email: 'bob@x.io' } },
  ]);
  expect((await outfit.get({ userId: 'ann', outfitId: 'undone' }).go()).data).toBeNull();
  expect((await outfit.query.byUser({ userId: 'ann', outfitId: 'undone' }).go()).data).toEqual([]);
});

test('a cancelled transaction gives one reason for each of its items', async () => {
  const check = { ConditionCheck: { TableName: table, Key: { pk: 'nobody', sk: 'item' }, ...ifPresent } };
  await expect(write([put({ pk: 'reasons', sk: 'item' }), check])).rejects.toMatchObject({
    name: 'TransactionCanceledException',
    message:
      'Transaction cancelled, please refer cancellation reasons for specific reasons [None, ConditionalCheckFailed]',
    CancellationReasons: [
      { Code: 'None' },
      { Code: 'ConditionalCheckFailed', Message: 'The conditional request failed' },
    ],
  });
});

test('a passed check leaves no item behind', async () => {
  const Key = { pk: 'checked', sk: 'item' };
  await write([
    { ConditionCheck: { TableName: table, Key, ...ifAbsent } },
    put({ pk: 'beside', sk: 'item' }),
  ]);
  expect(await read(Key)).toBeUndefined();
});

test('an update that the item does not allow undoes the whole transaction', async () => {
  const words = { pk: 'words', sk: 'item' };
  await document.send(new PutCommand({ TableName: table, Item: { ...words, wears: 'many' } }));
  const transaction = write([put({ pk: 'undone', sk: 'item' }), addOne(words)]);
  await expect(transaction).rejects.toMatchObject({
    CancellationReasons: [{ Code: 'None' }, { Code: 'ValidationError' }],
  });
  expect(await read({ pk: 'undone', sk: 'item' })).toBeUndefined();
});

test('an invalid expression refuses the whole transaction', async () => {
  const invalid = put({ pk: 'invalid', sk: 'item' }, { ConditionExpression: 'attribute_not_exists(' });
  const transaction = write([put({ pk: 'valid', sk: 'item' }), invalid]);
  await expect(transaction).rejects.toMatchObject({ name: 'ValidationException' });
  expect(await read({ pk: 'valid', sk: 'item' })).toBeUndefined();
});

test('a transaction sent again under its token is done once', async () => {
  const Key = { pk: 'tokens', sk: 'repeated' };
  const token = randomUUID();
  await write([addOne(Key)], token);
  await write([addOne(Key)], token);
  expect((await read(Key))?.['wears']).toBe(1);
});

test('a token that comes with another transaction is refused', async () => {
  const token = randomUUID();
  await write([addOne({ pk: 'tokens', sk: 'first' })], token);
  const other = write([addOne({ pk: 'tokens', sk: 'second' })], token);
  await expect(other).rejects.toMatchObject({ name: 'IdempotentParameterMismatchException' });
});

test('a cancelled transaction may be tried again under its token', async () => {
  const Key = { pk: 'tokens', sk: 'retried' };
  const token = randomUUID();
  const transaction = [{ ConditionCheck: { TableName: table, Key, ...ifPresent } }];
  await expect(write(transaction, token)).rejects.toThrow('Transaction cancelled');
  await document.send(new PutCommand({ TableName: table, Item: Key }));
  await write(transaction, token);
});

test('a transaction that names one item twice is refused', async () => {
  const Key = { pk: 'same', sk: 'item' };
  const transaction = write([put(Key), { Delete: { TableName: table, Key } }]);
  await expect(transaction).rejects.toMatchObject({
    name: 'ValidationException',
    message: 'Transaction request cannot include multiple operations on one item',
  });
});

test('a transaction takes one hundred items and no more', async () => {
  const puts = Array.from({ length: 101 }, (_, index) => put({ pk: 'hundred', sk: String(index) }));
  await write(puts.slice(0, 100));
  await expect(write(puts)).rejects.toThrow('Member must have length less than or equal to 100');
});
