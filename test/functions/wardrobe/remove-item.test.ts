import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { imageVariants } from '#shared/rules/image-variant';
import { startApp } from '../../support/app/app.ts';
import { type AwsCall, aroundAwsCalls } from '../../support/app/aws-calls.ts';
import type { Caller } from '../../support/app/caller.ts';
import { failAs } from '../../support/app/faults.ts';
import { storedObjects } from '../../support/app/storage.ts';
import { addItem, withoutCutOut } from '../../support/calls/upload.ts';
import { seedItems } from '../../support/rows/seed.ts';

const app = await startApp();
afterAll(() => app.stop());
const ada = await app.visit();

const remove = (person: Caller, itemId: string) =>
  person.call('wardrobe', 'removeItem', { params: { itemId } });
const listed = async (person: Caller) =>
  ((await person.call('wardrobe', 'listItems')).body as { items: ClothingItem[] }).items;

it('an item that is deleted is gone, with every object of it', async () => {
  const kept: ClothingItem = (await addItem(app.url, ada.accessToken)).body;
  const item: ClothingItem = (await addItem(app.url, ada.accessToken)).body;
  expect(await remove(ada, item.id)).toEqual({ status: 204, body: null });
  expect((await listed(ada)).map(withoutCutOut)).toEqual([withoutCutOut(kept)]);
  // The other variants of a photo are created and deleted in the background.
  await app.settle();
  expect(await storedObjects(ada.userId)).toEqual({
    uploads: [],
    media: imageVariants.map((variant) => `media/${kept.imageUrl}/${variant}`).sort(),
  });
});

it('a photo that the storage fails to delete is deleted in the end, and the item is gone at once', async () => {
  const bea = await app.visit();
  const item: ClothingItem = (await addItem(app.url, bea.accessToken)).body;
  let failures = 2;
  const failing = (call: AwsCall) =>
    call.operation === 'DeleteObjects' && failures-- > 0 ? failAs('throttled', call) : call.make();
  await aroundAwsCalls(failing, async () => {
    expect(await remove(bea, item.id)).toMatchObject({ status: 204 });
    expect(await listed(bea)).toEqual([]);
    await app.settle();
  });
  expect(failures).toBeLessThan(0);
  expect(await storedObjects(bea.userId)).toEqual({ uploads: [], media: [] });
});

it('a deletion that is repeated finds the item gone', async () => {
  const [id = ''] = await seedItems(ada.userId, 1);
  for (let time = 0; time < 2; time++) expect(await remove(ada, id)).toMatchObject({ status: 204 });
});

it('several deletions at once give the room back once', async () => {
  const bea = await app.visit();
  const [id = ''] = await seedItems(bea.userId, 3);
  const answers = await Promise.all(Array.from({ length: 6 }, () => remove(bea, id)));
  expect(answers).toEqual(Array(6).fill({ status: 204, body: null }));
  const { WardrobeCountEntity } = await import('#functions/table/wardrobe-count');
  expect((await WardrobeCountEntity.get({ userId: bea.userId }).go()).data?.items).toBe(2);
});

it('an item of another user is to them as if it were gone, and stays', async () => {
  const bea = await app.visit();
  const [id = ''] = await seedItems(bea.userId, 1);
  for (const each of [id, randomUUID()]) expect(await remove(ada, each)).toMatchObject({ status: 204 });
  expect(await listed(bea)).toHaveLength(1);
});

it.each(['x', '%23', 'a'.repeat(3000), '..%2F..', '%00', '💥'])('there is no item "%s"', async (itemId) => {
  expect(await remove(ada, itemId)).toMatchObject({ status: 404 });
});

const removeAll = (person: Caller, ids: string[]) =>
  person.call('wardrobe', 'removeItems', { body: { ids } });

it('a full wardrobe is emptied at once, and has all its room again', async () => {
  const bea = await app.visit();
  const ids = await seedItems(bea.userId, 100);
  expect(await removeAll(bea, ids)).toEqual({ status: 204, body: null });
  expect(await listed(bea)).toEqual([]);
  const { WardrobeCountEntity } = await import('#functions/table/wardrobe-count');
  expect((await WardrobeCountEntity.get({ userId: bea.userId }).go()).data?.items).toBe(0);
});

it('of several ids those that are the person’s own are deleted', async () => {
  const [bea, cleo] = [await app.visit(), await app.visit()];
  const mine = await seedItems(bea.userId, 3);
  const hers = await seedItems(cleo.userId, 1);
  expect(await removeAll(bea, [...mine.slice(1), ...mine.slice(1), ...hers, randomUUID()])).toMatchObject({
    status: 204,
  });
  expect((await listed(bea)).map(({ id }) => id)).toEqual(mine.slice(0, 1));
  expect(await listed(cleo)).toHaveLength(1);
  expect(await removeAll(bea, hers)).toMatchObject({ status: 204 });
  expect(await listed(cleo)).toHaveLength(1);
});

it('two tabs that delete overlapping selections delete each item once', async () => {
  const bea = await app.visit();
  const ids = await seedItems(bea.userId, 9);
  const answers = await Promise.all([removeAll(bea, ids.slice(0, 6)), removeAll(bea, ids.slice(3))]);
  for (const { status } of answers) expect(status).toBe(204);
  const { WardrobeCountEntity } = await import('#functions/table/wardrobe-count');
  expect((await WardrobeCountEntity.get({ userId: bea.userId }).go()).data?.items).toBe(0);
});
