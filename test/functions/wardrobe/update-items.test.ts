import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { listOf, type Page, pageByPage } from '../../support/calls/pages.ts';
import { itemsOf, removeItem } from '../../support/calls/wardrobe.ts';
import { seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions();
const update = (person: Caller, ids: string[], changes: object) =>
  person.call('wardrobe', 'updateItems', { body: { ids, changes } });

it('every detail of an item can be changed, and what is not named or not to be changed stays', async () => {
  const ada = await app.visit();
  const ids = await seedItems(ada.userId, 1);
  const changes = {
    ...{ category: 'blazer', color: 'green', style: 'formal', brand: 'Acme', description: 'Double-breasted' },
    ...{ seasons: ['autumn', 'winter'], price: 129.5, currency: 'EUR', purchasedOn: '2026-01-31' },
    ...{ isInLaundry: true, archiveReason: 'donated' },
  };
  const [before] = await itemsOf(ada);
  const answer = await update(ada, ids, changes);
  expect(answer).toEqual({ status: 200, body: [{ ...before, ...changes }] });
  expect(await itemsOf(ada)).toEqual(answer.body);
  const claimed = { userId: 'x', id: randomUUID(), imageUrl: 'x/1_a.jpg', createdAt: 'x', timesWorn: 9 };
  await update(ada, ids, { ...claimed, color: 'red' });
  expect(await itemsOf(ada)).toEqual([{ ...before, ...changes, color: 'red' }]);
});

it('a whole wardrobe is changed at once', async () => {
  const ada = await app.visit();
  const ids = await seedItems(ada.userId, 100);
  expect((await update(ada, ids, { isInLaundry: true })).body).toHaveLength(100);
  expect((await itemsOf(ada)).every(({ isInLaundry }) => isInLaundry)).toBe(true);
});

it('of several ids those that are the person’s own are changed, once each, and no item is made', async () => {
  const [ada, bea] = [await app.visit(), await app.visit()];
  const [mine = ''] = await seedItems(ada.userId, 1);
  const [hers = ''] = await seedItems(bea.userId, 1);
  const { status, body } = await update(ada, [mine, mine, hers, randomUUID()], { brand: 'Mine' });
  expect([status, (body as ClothingItem[]).map(({ id }) => id)]).toEqual([200, [mine]]);
  expect(await itemsOf(bea)).toMatchObject([{ brand: null }]);
  expect(await itemsOf(ada)).toHaveLength(1);
});

it('a change is refused that changes nothing, is not valid, or is of no item or of too many', async () => {
  const ada = await app.visit();
  const ids = await seedItems(ada.userId, 1);
  const tooMany = Array.from({ length: 101 }, () => randomUUID());
  for (const [some, changes] of [
    [ids, {}],
    [ids, { category: 'x'.repeat(51) }],
    [ids, { price: '20' }],
    [[], { brand: 'Acme' }],
    [tooMany, { brand: 'Acme' }],
  ] as const)
    expect(await update(ada, [...some], changes)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
  expect(await itemsOf(ada)).toMatchObject([{ category: 'shirt', price: null }]);
});

const [ada, bea] = [await app.visit(), await app.visit()];
const newestFirst = (await seedItems(ada.userId, 25)).toReversed();
const ofBea = await seedItems(bea.userId, 3);

const page = listOf<ClothingItem>('wardrobe', 'listItems');
const ids = ({ items }: Page<ClothingItem>) => items.map(({ id }) => id);

it('the wardrobe is the user’s own, newest first, and empty for somebody new', async () => {
  const all = await page(ada);
  expect([ids(all), all.cursor]).toEqual([newestFirst, null]);
  expect(ids(await page(bea, { userId: ada.userId }))).toEqual(ofBea.toReversed());
  expect(await page(await app.visit())).toEqual({ items: [], cursor: null });
});

it('a page leads to the next until all were listed once', async () => {
  const items = await pageByPage(10, (query) => page(ada, query));
  expect(items.map(({ id }) => id)).toEqual(newestFirst);
});

it('a page goes on behind an item that was deleted meanwhile', async () => {
  const first = await page(bea, { limit: 1 });
  await removeItem(bea, ids(first)[0] ?? '');
  expect(ids(await page(bea, { limit: 2, cursor: first.cursor }))).toEqual(ofBea.slice(0, 2).toReversed());
});

it('a page is refused for a limit or cursor that is none, and after a foreign id has the own items alone', async () => {
  for (const query of [{ limit: 0 }, { limit: 101 }, { limit: 'many' }, { limit: '' }, { cursor: 'forged' }])
    expect(await ada.call('wardrobe', 'listItems', { query })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', details: { field: Object.keys(query)[0] } },
    });
  for (const cursor of [ofBea[0], randomUUID()])
    for (const { userId } of (await page(ada, { cursor })).items) expect(userId).toBe(ada.userId);
});
