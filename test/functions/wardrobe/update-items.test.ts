import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/wardrobe';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions();
afterAll(() => app.stop());

const update = (person: Caller, ids: string[], changes: object) =>
  person.call('wardrobe', 'updateItems', { body: { ids, changes } });
const listed = async (person: Caller) =>
  ((await person.call('wardrobe', 'listItems')).body as { items: ClothingItem[] }).items;

it('every field of an item can be changed', async () => {
  const ada = await app.visit();
  const [id = ''] = await seedItems(ada.userId, 1);
  const changes = {
    category: 'blazer',
    color: 'green',
    style: 'formal',
    brand: 'Acme',
    description: 'Double-breasted',
    seasons: ['autumn', 'winter'],
    price: 129.5,
    currency: 'EUR',
    purchasedOn: '2026-01-31',
    isInLaundry: true,
    archiveReason: 'donated',
  };
  const [before] = await listed(ada);
  const answer = await update(ada, [id], changes);
  expect(answer).toEqual({ status: 200, body: [{ ...before, ...changes }] });
  expect(await listed(ada)).toEqual(answer.body);
});

it('fields that are not named stay as they are', async () => {
  const ada = await app.visit();
  const [id = ''] = await seedItems(ada.userId, 1, { brand: 'Acme', price: 20, currency: 'EUR' });
  await update(ada, [id], { color: 'red' });
  expect(await listed(ada)).toMatchObject([{ color: 'red', brand: 'Acme', price: 20, currency: 'EUR' }]);
});

it('a whole wardrobe is changed at once', async () => {
  const ada = await app.visit();
  const ids = await seedItems(ada.userId, 100);
  expect((await update(ada, ids, { isInLaundry: true })).body).toHaveLength(100);
  expect((await listed(ada)).every(({ isInLaundry }) => isInLaundry)).toBe(true);
});

it('of several ids those that are the person’s own are changed, and an item is changed once', async () => {
  const [ada, bea] = [await app.visit(), await app.visit()];
  const [mine = ''] = await seedItems(ada.userId, 1);
  const [hers = ''] = await seedItems(bea.userId, 1);
  const { status, body } = await update(ada, [mine, mine, hers, randomUUID()], { brand: 'Mine' });
  expect([status, (body as ClothingItem[]).map(({ id }) => id)]).toEqual([200, [mine]]);
  expect(await listed(bea)).toMatchObject([{ brand: null }]);
});

it('an item that is not there is not made by changing it', async () => {
  const ada = await app.visit();
  expect(await update(ada, [randomUUID()], { brand: 'Acme' })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
  expect(await listed(ada)).toEqual([]);
});

it.each([
  ['nothing to change', {}],
  ['a category that is too long', { category: 'x'.repeat(51) }],
  ['a price that is no number', { price: '20' }],
])('%s is refused, and changes nothing', async (_, changes) => {
  const ada = await app.visit();
  const ids = await seedItems(ada.userId, 1);
  expect(await update(ada, ids, changes)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  expect(await listed(ada)).toMatchObject([{ category: 'shirt', price: null }]);
});

it.each([
  ['nobody', []],
  ['more than a wardrobe holds', Array.from({ length: 101 }, () => randomUUID())],
])('a change of %s is refused', async (_, ids) => {
  expect(await update(await app.visit(), ids, { brand: 'Acme' })).toMatchObject({ status: 400 });
});

it('whose an item is, its picture and its age cannot be changed', async () => {
  const ada = await app.visit();
  const ids = await seedItems(ada.userId, 1);
  const before = await listed(ada);
  const claimed = { userId: 'x', id: randomUUID(), imageUrl: 'x/1_a.jpg', createdAt: 'x', timesWorn: 9 };
  await update(ada, ids, { ...claimed, brand: 'Acme' });
  expect(await listed(ada)).toEqual([{ ...before[0], brand: 'Acme' }]);
});
