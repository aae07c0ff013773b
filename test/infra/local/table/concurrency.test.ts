import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { type TransactItems, tableUnderTest } from './table-under-test.ts';

const { document, table } = await tableUnderTest();

/** Resolves to whether the conditions of the transaction allowed it. A conflict with another transaction is retried. */
async function attempt(TransactItems: TransactItems): Promise<boolean> {
  try {
    await document.send(new TransactWriteCommand({ TransactItems }));
    return true;
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    const conflict = error.CancellationReasons?.some(({ Code }) => Code === 'TransactionConflict');
    return conflict ? attempt(TransactItems) : false;
  }
}

const put = (Item: Record<string, unknown>, condition: object = {}) => ({
  Put: { TableName: table, Item, ...condition },
});

const rows = async (pk: string) => {
  const { Items = [] } = await document.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
    }),
  );
  return Items;
};

test('fifty parallel transactions under a limit end exactly at the limit', async () => {
  const limit = 20;
  const quota = { pk: 'quota', sk: 'clothes' };
  const additions = Array.from({ length: 50 }, (_, index) =>
    attempt([
      {
        Update: {
          TableName: table,
          Key: quota,
          UpdateExpression: 'ADD used :one',
          ConditionExpression: 'attribute_not_exists(used) OR used < :limit',
          ExpressionAttributeValues: { ':one': 1, ':limit': limit },
        },
      },
      put({ pk: 'clothes', sk: String(index) }),
    ]),
  );
  const accepted = (await Promise.all(additions)).filter(Boolean);
  expect(accepted).toHaveLength(limit);
  expect(await rows('quota')).toMatchObject([{ used: limit }]);
  expect(await rows('clothes')).toHaveLength(limit);
});

test('a reader never sees half of a transaction', async () => {
  const keys = Array.from({ length: 25 }, (_, index) => ({ pk: 'together', sk: String(index) }));
  const setAll = (value: number) => attempt(keys.map((key) => put({ ...key, value })));
  await setAll(0);

  const seen: unknown[][] = [];
  let writing = true;
  const readOn = async () => {
    while (writing) seen.push((await rows('together')).map(({ value }) => value));
  };
  const reading = readOn();
  for (let value = 1; value <= 10; value += 1) await setAll(value);
  writing = false;
  await reading;

  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((values) => values.length !== keys.length || new Set(values).size > 1)).toEqual([]);
});

test('a single write that meets a transaction on its item is refused, and writes nothing', async () => {
  const Key = { pk: 'met', sk: 'counter' };
  const addOne = { UpdateExpression: 'ADD hits :one', ExpressionAttributeValues: { ':one': 1 } };
  const update = { TableName: table, Key, ...addOne };
  const [transactions, singles] = [15, 60];
  const writes = await Promise.allSettled([
    ...Array.from({ length: transactions }, () =>
      document.send(new TransactWriteCommand({ TransactItems: [{ Update: update }] })),
    ),
    ...Array.from({ length: singles }, () => document.send(new UpdateCommand(update))),
  ]);
  const refused = writes.filter(({ status }) => status === 'rejected');
  for (const each of refused)
    expect((each as PromiseRejectedResult).reason).toBeInstanceOf(TransactionConflictException);
  expect(refused.length).toBeGreaterThan(0);
  expect(await rows('met')).toMatchObject([{ hits: writes.length - refused.length }]);
});
