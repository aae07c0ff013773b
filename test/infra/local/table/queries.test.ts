import { BatchWriteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closetOn } from './closet.ts';
import { tableUnderTest } from './table-under-test.ts';

const { document, table, close } = await tableUnderTest();
const { user, garment, outfit, service } = closetOn({ document, table });
afterAll(close);

const userId = 'ann';
const categories = ['top', 'bottom', 'shoes'] as const;
const garments = Array.from({ length: 60 }, (_, index) => ({
  userId,
  garmentId: `g${String(index).padStart(3, '0')}`,
  category: categories[index % categories.length] ?? 'top',
}));

beforeAll(async () => {
  await user.create({ userId, email: 'ann@x.io' }).go();
  await outfit.create({ userId, outfitId: 'monday' }).go();
  await garment.put(garments).go();
});

test('a batch writes sixty items and a batch reads them', async () => {
  const { unprocessed } = await garment.put(garments).go();
  const { data } = await garment.get(garments.map(({ garmentId }) => ({ userId, garmentId }))).go();
  expect(unprocessed).toEqual([]);
  expect(data).toHaveLength(60);
});

test('a batch that writes one item twice is refused', async () => {
  const put = { PutRequest: { Item: { pk: 'same', sk: 'same' } } };
  const batch = document.send(new BatchWriteCommand({ RequestItems: { [table]: [put, put] } }));
  await expect(batch).rejects.toMatchObject({
    name: 'ValidationException',
    message: 'Provided list of item keys contains duplicates',
  });
});

test('an item is found by its key in an index', async () => {
  const { data } = await user.query.byEmail({ email: 'ann@x.io' }).go();
  expect(data.map((found) => found.userId)).toEqual([userId]);
});

test('an item leaves the place in an index that its old value had', async () => {
  await user.create({ userId: 'moved', email: 'before@x.io' }).go();
  await user.patch({ userId: 'moved' }).set({ email: 'after@x.io' }).go();
  const before = await user.query.byEmail({ email: 'before@x.io' }).go();
  const after = await user.query.byEmail({ email: 'after@x.io' }).go();
  expect([before.data.length, after.data.length]).toEqual([0, 1]);
});

test('a consistent read of a global index is refused', async () => {
  const read = user.query.byEmail({ email: 'ann@x.io' }).go({ consistent: true });
  await expect(read).rejects.toMatchObject({ cause: { name: 'ValidationException' } });
});

test('pages of an index join to all its items', async () => {
  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const page: { data: { garmentId: string }[]; cursor: string | null } = await garment.query
      .byCategory({ userId })
      .go({ limit: 25, cursor });
    pages.push(page.data.map(({ garmentId }) => garmentId));
    cursor = page.cursor;
  } while (cursor);
  expect(pages.map(({ length }) => length)).toEqual([25, 25, 10]);
  expect(new Set(pages.flat()).size).toBe(60);
});

test('a descending page of one category starts with its last item', async () => {
  const { data, cursor } = await garment.query
    .byCategory({ userId, category: 'top' })
    .go({ order: 'desc', limit: 5 });
  expect(data.map(({ garmentId }) => garmentId)).toEqual(['g057', 'g054', 'g051', 'g048', 'g045']);
  expect(cursor).not.toBeNull();
});

test('a filter keeps the items that match', async () => {
  const { data } = await garment.query
    .byUser({ userId })
    .where(({ category }, { eq }) => eq(category, 'shoes'))
    .go({ pages: 'all' });
  expect(data).toHaveLength(20);
});

test('a collection returns the items of several entities', async () => {
  const { data } = await service.collections.closet({ userId }).go({ pages: 'all' });
  expect(data.garment).toHaveLength(60);
  expect(data.outfit).toEqual([{ userId, outfitId: 'monday' }]);
});

test('a query stops after one megabyte and says where to go on', async () => {
  const photo = 'x'.repeat(200 * 1024);
  for (const sk of ['1', '2', '3', '4', '5', '6', '7', '8']) {
    await document.send(new PutCommand({ TableName: table, Item: { pk: 'large', sk, photo } }));
  }
  const query = {
    TableName: table,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': 'large' },
    ProjectionExpression: 'sk',
  };
  const first = await document.send(new QueryCommand(query));
  const second = await document.send(
    new QueryCommand({ ...query, ExclusiveStartKey: first.LastEvaluatedKey }),
  );
  expect(first.LastEvaluatedKey).toBeDefined();
  expect([...(first.Items ?? []), ...(second.Items ?? [])]).toHaveLength(8);
});
