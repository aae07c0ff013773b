import { afterAll, expect, it, vi } from 'vitest';
import type { ClothingItem, WornDay } from '#shared/contract/wardrobe';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { seedItems } from '../../support/rows/seed.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T12:00:00Z') });
const app = await startFunctions({ storage: true });
afterAll(() => app.stop());

const visit = async () => {
  const person = await app.visit();
  const [shirt = '', jeans = ''] = (await seedItems(person.userId, ['shirt', 'jeans'])).toSorted();
  return { person, shirt, jeans };
};
const day = (itemId: string, date: string) => ({ params: { itemId, date } });
const wear = (person: Caller, itemId: string, date: string) =>
  person.call('wardrobe', 'wearItem', day(itemId, date));
const days = async (person: Caller, query: Record<string, unknown> = {}) =>
  (await person.call('wardrobe', 'listWornDays', { query })).body as {
    items: WornDay[];
    cursor: string | null;
  };

it('the days on which pieces were worn are listed in order, each piece once a day', async () => {
  const { person, shirt, jeans } = await visit();
  await Promise.all([
    wear(person, shirt, '2026-11-05'),
    wear(person, jeans, '2026-11-05'),
    wear(person, shirt, '2026-11-05'),
    wear(person, jeans, '2026-10-01'),
  ]);
  expect(await days(person)).toEqual({
    items: [
      { date: '2026-10-01', itemIds: [jeans], outfitIds: [] },
      { date: '2026-11-05', itemIds: [shirt, jeans], outfitIds: [] },
    ],
    cursor: null,
  });
  expect((await days(person, { from: '2026-10-02' })).items.map(({ date }) => date)).toEqual(['2026-11-05']);
});

it('a day that is taken back is not listed any more', async () => {
  const { person, shirt, jeans } = await visit();
  for (const itemId of [shirt, jeans]) await wear(person, itemId, '2026-11-05');
  await person.call('wardrobe', 'takeBackWear', day(shirt, '2026-11-05'));
  expect((await days(person)).items).toEqual([{ date: '2026-11-05', itemIds: [jeans], outfitIds: [] }]);
  await person.call('wardrobe', 'takeBackWear', day(jeans, '2026-11-05'));
  expect((await days(person)).items).toEqual([]);
});

it('many days are read page by page', async () => {
  const { person, shirt } = await visit();
  const dates = ['2026-11-01', '2026-11-02', '2026-11-03'];
  for (const date of dates) await wear(person, shirt, date);
  const first = await days(person, { limit: 2 });
  const second = await days(person, { limit: 2, cursor: first.cursor });
  expect([...first.items, ...second.items].map(({ date }) => date)).toEqual(dates);
  expect(first.items).toHaveLength(2);
  expect(second.cursor).toBeNull();
});

it('the statistics have the wardrobe, newest first, and what was worn from a day on', async () => {
  const { person, shirt, jeans } = await visit();
  await wear(person, shirt, '2026-11-05');
  await wear(person, jeans, '2026-08-05');
  const { status, body } = await person.call('wardrobe', 'getStatistics', { query: { from: '2026-10-11' } });
  expect(status).toBe(200);
  const { items, days } = body as { items: ClothingItem[]; days: WornDay[] };
  expect(items.map(({ id, timesWorn }) => [id, timesWorn])).toEqual([
    [jeans, 1],
    [shirt, 1],
  ]);
  expect(days).toEqual([{ date: '2026-11-05', itemIds: [shirt], outfitIds: [] }]);
});

it.each(['2025-11-10', '2026-11-11'])(
  'accepts %s, one day beyond the limit, because of time zones',
  async (date) => {
    const { person, shirt } = await visit();
    expect(await wear(person, shirt, date)).toMatchObject({ status: 200, body: { timesWorn: 1 } });
  },
);

it.each(['2025-11-08', '2026-11-12'])('refuses %s', async (date) => {
  const { person, shirt } = await visit();
  expect(await wear(person, shirt, date)).toMatchObject({
    status: 400,
    body: { details: { field: 'date' } },
  });
  expect((await days(person)).items).toEqual([]);
});

it('nobody reads what another person wore', async () => {
  const { person, shirt } = await visit();
  await wear(person, shirt, '2026-11-05');
  const stranger = await app.visit();
  expect((await days(stranger)).items).toEqual([]);
});

it('a piece that is deleted stands in no day', async () => {
  const { person, shirt, jeans } = await visit();
  for (const itemId of [shirt, jeans]) await wear(person, itemId, '2026-11-05');
  await wear(person, shirt, '2026-11-06');
  await person.call('wardrobe', 'removeItem', { params: { itemId: shirt } });
  expect((await days(person)).items).toEqual([{ date: '2026-11-05', itemIds: [jeans], outfitIds: [] }]);
});
