import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test } from 'vitest';
import { tableUnderTest } from './table-under-test.ts';

const { document, table, close } = await tableUnderTest();
afterAll(close);

const put = (Item: Record<string, unknown>) => document.send(new PutCommand({ TableName: table, Item }));

const update = (UpdateExpression: string, ExpressionAttributeValues: Record<string, unknown>) =>
  document.send(
    new UpdateCommand({
      TableName: table,
      Key: { pk: 'updated', sk: 'item' },
      UpdateExpression,
      ExpressionAttributeValues,
    }),
  );

test('an item of more than 400 kB is refused', async () => {
  await expect(put({ pk: 'large', sk: 'item', photo: 'x'.repeat(410 * 1024) })).rejects.toMatchObject({
    name: 'ValidationException',
    message: 'Item size has exceeded the maximum allowed size',
  });
});

test('a reserved word without a placeholder is refused', async () => {
  await expect(update('SET name = :name', { ':name': 'Ann' })).rejects.toThrow('reserved keyword: name');
});

test('an empty string is refused as a key and accepted elsewhere', async () => {
  await expect(put({ pk: '', sk: 'item' })).rejects.toThrow('cannot contain an empty string value');
  await put({ pk: 'empty', sk: 'item', note: '' });
  const { Item } = await document.send(
    new GetCommand({ TableName: table, Key: { pk: 'empty', sk: 'item' } }),
  );
  expect(Item?.['note']).toBe('');
});

test('a value of the wrong type for the key of an index is refused', async () => {
  const item = { pk: 'typed', sk: 'item', gsi1pk: 5, gsi1sk: 'a' };
  await expect(put(item)).rejects.toThrow('Type mismatch for Index Key gsi1pk');
});

test('a value that no expression uses is refused', async () => {
  await expect(update('SET fit = :fit', { ':fit': 'slim', ':spare': 1 })).rejects.toThrow(
    'unused in expressions',
  );
});

test('a table that does not exist is refused by name', async () => {
  const read = document.send(new GetCommand({ TableName: 'nowhere', Key: { pk: 'a', sk: 'b' } }));
  await expect(read).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});
