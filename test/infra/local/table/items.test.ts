import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test } from 'vitest';
import { closetOn } from './closet.ts';
import { tableUnderTest } from './table-under-test.ts';

const { document, table, close } = await tableUnderTest();
const { user } = closetOn({ document, table });
afterAll(close);

const failedCondition = { cause: { name: 'ConditionalCheckFailedException' } };

test('a created item is read back', async () => {
  await user.create({ userId: 'created', email: 'created@x.io', tags: ['new'], notes: ['a'] }).go();
  const { data } = await user.get({ userId: 'created' }).go();
  expect(data).toEqual({
    userId: 'created',
    email: 'created@x.io',
    followers: 0,
    tags: ['new'],
    notes: ['a'],
  });
});

test('creating an item a second time is refused', async () => {
  await user.create({ userId: 'twice', email: 'twice@x.io' }).go();
  const again = user.create({ userId: 'twice', email: 'other@x.io' }).go();
  await expect(again).rejects.toMatchObject(failedCondition);
});

test('a put replaces an item and an upsert adds to one that need not exist', async () => {
  await user.put({ userId: 'put', email: 'first@x.io', name: 'Ann' }).go();
  await user.put({ userId: 'put', email: 'second@x.io' }).go();
  await user.upsert({ userId: 'upserted', email: 'upserted@x.io' }).add({ followers: 2 }).go();

  const replaced = await user.get({ userId: 'put' }).go();
  const upserted = await user.get({ userId: 'upserted' }).go();
  expect(replaced.data).toEqual({ userId: 'put', email: 'second@x.io', followers: 0 });
  expect(upserted.data?.followers).toBe(2);
});

test('a patch counts, sets a nested field, extends a set and appends to a list', async () => {
  const preferences = { theme: 'dark', columns: 1 };
  const original = { userId: 'patched', email: 'patched@x.io', tags: ['x'], preferences, notes: ['a'] };
  await user.create(original).go();
  const { data } = await user
    .patch({ userId: 'patched' })
    .add({ followers: 5, tags: ['y', 'z'] })
    .set({ name: 'Anna' })
    .append({ notes: ['b'] })
    .data(({ preferences: { theme } }, { set }) => set(theme, 'light'))
    .go({ response: 'all_new' });
  expect(data).toMatchObject({ followers: 5, name: 'Anna', notes: ['a', 'b'] });
  expect(data.preferences).toEqual({ theme: 'light', columns: 1 });
  expect(data.tags?.toSorted()).toEqual(['x', 'y', 'z']);
});

test('a patch of a missing item is refused', async () => {
  const patch = user.patch({ userId: 'missing' }).set({ name: 'Nobody' }).go();
  await expect(patch).rejects.toMatchObject(failedCondition);
});

test('an update computes values from the item under a condition', async () => {
  const original = { userId: 'updated', email: 'updated@x.io', name: 'Anna', followers: 5, tags: ['x', 'y'] };
  await user.create(original).go();
  const { data } = await user
    .update({ userId: 'updated' })
    .data((attributes, operations) => {
      operations.ifNotExists(attributes.name, 'Nobody');
      operations.subtract(attributes.followers, 1);
      operations.delete(attributes.tags, ['y']);
    })
    .where(
      ({ tags, followers, name }, { contains, between, size, escape: value }) =>
        `${contains(tags, 'x')} AND ${between(followers, 1, 10)} AND ${size(name)} > ${value(1)}`,
    )
    .go({ response: 'all_new' });
  expect(data).toMatchObject({ name: 'Anna', followers: 4, tags: ['x'] });
});

test('a consistent read returns the attributes asked for', async () => {
  await user.create({ userId: 'projected', email: 'projected@x.io', name: 'Ann', followers: 4 }).go();
  const { data } = await user
    .get({ userId: 'projected' })
    .go({ consistent: true, attributes: ['email', 'followers'] });
  expect(data).toEqual({ email: 'projected@x.io', followers: 4 });
});

test('a read reports the capacity that it consumes', async () => {
  const { ConsumedCapacity } = await document.send(
    new GetCommand({ TableName: table, Key: { pk: 'any', sk: 'any' }, ReturnConsumedCapacity: 'TOTAL' }),
  );
  expect(ConsumedCapacity).toMatchObject({ TableName: table, CapacityUnits: 0.5 });
});

test('fifty parallel additions to one counter are all counted', async () => {
  const Key = { pk: 'counter', sk: 'parallel' };
  const add = () =>
    document.send(
      new UpdateCommand({
        TableName: table,
        Key,
        UpdateExpression: 'ADD #count :one',
        ExpressionAttributeNames: { '#count': 'count' },
        ExpressionAttributeValues: { ':one': 1 },
      }),
    );
  await Promise.all(Array.from({ length: 50 }, add));
  const { Item } = await document.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }));
  expect(Item?.['count']).toBe(50);
});

const guarded = { pk: 'guarded', sk: 'item' };
const absent = { TableName: table, ConditionExpression: 'attribute_not_exists(pk)' };
const returningItem = { ...absent, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const };

const writes = {
  put: () => document.send(new PutCommand({ ...returningItem, Item: guarded })),
  update: () => {
    const fit = { UpdateExpression: 'SET fit = :fit', ExpressionAttributeValues: { ':fit': 'loose' } };
    return document.send(new UpdateCommand({ ...returningItem, Key: guarded, ...fit }));
  },
  delete: () => document.send(new DeleteCommand({ ...returningItem, Key: guarded })),
};

test.each(Object.entries(writes))('a refused %s returns the item in its way', async (_, write) => {
  await document.send(new PutCommand({ TableName: table, Item: { ...guarded, fit: 'slim' } }));
  await expect(write()).rejects.toMatchObject({
    name: 'ConditionalCheckFailedException',
    Item: { pk: { S: 'guarded' }, sk: { S: 'item' }, fit: { S: 'slim' } },
  });
});

test('a refused write that does not ask for the item returns none', async () => {
  await document.send(new PutCommand({ TableName: table, Item: guarded }));
  const refused = document.send(new PutCommand({ ...absent, Item: guarded }));
  const error: unknown = await refused.catch((reason) => reason);
  expect(error).toMatchObject({ name: 'ConditionalCheckFailedException' });
  expect(error).not.toHaveProperty('Item.pk');
});
