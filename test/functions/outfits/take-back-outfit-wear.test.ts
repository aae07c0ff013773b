import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import type { CalendarEntry } from '#shared/contract/calendar';
import type { Outfit } from '#shared/contract/outfits';
import type { ClothingItem, WornDay } from '#shared/contract/wardrobe';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T12:00:00Z') });
const app = await startFunctions();
afterAll(() => app.stop());

async function dressed() {
  const person = await app.visit();
  const [shirt = '', trousers = '', loafers = ''] = await seedItems(person.userId, basics);
  const make = async (itemIds: string[]) =>
    (await person.call('outfits', 'createOutfit', { body: { title: 'Worn', notes: null, itemIds } }))
      .body as Outfit;
  return { person, shirt, trousers, loafers, make, outfit: await make([shirt, trousers, loafers]) };
}
const wear = (person: Caller, outfitId: string, date: string) =>
  person.call('outfits', 'wearOutfit', { params: { outfitId, date } });
const takeBack = (person: Caller, outfitId: string, date: string) =>
  person.call('outfits', 'takeBackOutfitWear', { params: { outfitId, date } });
const counts = async (person: Caller) =>
  new Map(
    ((await person.call('wardrobe', 'listItems')).body as { items: ClothingItem[] }).items.map(
      ({ id, timesWorn, lastWornOn }) => [id, [timesWorn, lastWornOn]],
    ),
  );
const days = async (person: Caller) =>
  ((await person.call('wardrobe', 'listWornDays')).body as { items: WornDay[] }).items;
const entries = async (person: Caller) =>
  ((await person.call('calendar', 'listEntries')).body as { items: CalendarEntry[] }).items;

it('a day of an outfit that is taken back counts no more for its pieces, and the day before is its latest', async () => {
  const { person, outfit, shirt } = await dressed();
  for (const date of ['2026-11-02', '2026-11-05']) await wear(person, outfit.id, date);
  expect((await days(person)).map(({ date, outfitIds }) => [date, outfitIds])).toEqual([
    ['2026-11-02', [outfit.id]],
    ['2026-11-05', [outfit.id]],
  ]);
  expect(await takeBack(person, outfit.id, '2026-11-05')).toMatchObject({
    status: 200,
    body: { lastWornOn: '2026-11-02' },
  });
  expect((await counts(person)).get(shirt)).toEqual([1, '2026-11-02']);
  const { body } = await takeBack(person, outfit.id, '2026-11-02');
  expect(body).not.toHaveProperty('lastWornOn');
  expect([...(await counts(person)).values()]).toEqual(Array(3).fill([0, null]));
  expect(await days(person)).toEqual([]);
});

it('an earlier day that is taken back leaves the latest as it is', async () => {
  const { person, outfit, shirt } = await dressed();
  for (const date of ['2026-11-02', '2026-11-05']) await wear(person, outfit.id, date);
  expect((await takeBack(person, outfit.id, '2026-11-02')).body).toMatchObject({ lastWornOn: '2026-11-05' });
  expect((await counts(person)).get(shirt)).toEqual([1, '2026-11-05']);
});

it('taken back twice, at once or on a day without a wear, it changes nothing more', async () => {
  const { person, outfit, shirt } = await dressed();
  for (const date of ['2026-11-02', '2026-11-05']) await wear(person, outfit.id, date);
  const answers = await Promise.all(
    ['2026-11-05', '2026-11-05', '2026-11-05', '2026-11-04'].map((date) => takeBack(person, outfit.id, date)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await counts(person)).get(shirt)).toEqual([1, '2026-11-02']);
});

it('a piece that another outfit of the day has stays counted', async () => {
  const { person, outfit, make, shirt, trousers, loafers } = await dressed();
  const other = await make([shirt, trousers]);
  for (const { id } of [outfit, other]) await wear(person, id, '2026-11-05');
  await takeBack(person, outfit.id, '2026-11-05');
  const counted = await counts(person);
  expect([shirt, trousers, loafers].map((id) => counted.get(id)?.[0])).toEqual([1, 1, 0]);
  expect(await days(person)).toEqual([
    { date: '2026-11-05', itemIds: [shirt, trousers].toSorted(), outfitIds: [other.id] },
  ]);
});

/** Does something right before the next transaction of the functions. */
async function beforeTransaction(act: () => Promise<unknown>) {
  const { table } = await import('#functions/platform/table');
  let isDone = false;
  table.client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === 'TransactWriteItemsCommand' && !isDone) {
          isDone = true;
          await act();
        }
        return next(args);
      },
    { step: 'initialize', name: 'meanwhile' },
  );
  onTestFinished(() => void table.client.middlewareStack.remove('meanwhile'));
}

it('a piece stays counted when another outfit with it is worn while the first is taken back', async () => {
  const { person, outfit, make, shirt, loafers } = await dressed();
  const other = await make([shirt, loafers]);
  await wear(person, outfit.id, '2026-11-05');
  await beforeTransaction(() => wear(person, other.id, '2026-11-05'));
  await takeBack(person, outfit.id, '2026-11-05');
  expect([...(await counts(person)).values()].map(([times]) => times).toSorted()).toEqual([0, 1, 1]);
  expect(await days(person)).toMatchObject([{ itemIds: [shirt, loafers].toSorted(), outfitIds: [other.id] }]);
});

it('a piece is counted when the outfit with it is taken back while another one is worn', async () => {
  const { person, outfit, make, shirt, loafers } = await dressed();
  const other = await make([shirt, loafers]);
  await wear(person, outfit.id, '2026-11-05');
  await beforeTransaction(() => takeBack(person, outfit.id, '2026-11-05'));
  await wear(person, other.id, '2026-11-05');
  const counted = await counts(person);
  expect([shirt, loafers].map((id) => counted.get(id))).toEqual(Array(2).fill([1, '2026-11-05']));
  expect(await days(person)).toMatchObject([{ itemIds: [shirt, loafers].toSorted(), outfitIds: [other.id] }]);
});

it('nothing stays counted when both outfits of a day are taken back at once', async () => {
  const { person, outfit, make, shirt, loafers } = await dressed();
  const other = await make([shirt, loafers]);
  for (const { id } of [outfit, other]) await wear(person, id, '2026-11-05');
  await beforeTransaction(() => takeBack(person, other.id, '2026-11-05'));
  await takeBack(person, outfit.id, '2026-11-05');
  expect([...(await counts(person)).values()]).toEqual(Array(3).fill([0, null]));
  expect(await days(person)).toEqual([]);
});

it('the pieces that were worn are taken back, though the outfit has another one by now', async () => {
  const { person, outfit, shirt, trousers, loafers } = await dressed();
  const [spare = ''] = await seedItems(person.userId, ['shirt']);
  await wear(person, outfit.id, '2026-11-05');
  await person.call('wardrobe', 'wearItem', { params: { itemId: spare, date: '2026-11-05' } });
  const params = { outfitId: outfit.id, itemId: shirt };
  const replaced = await person.call('outfits', 'replaceItem', { params, body: { replacementId: spare } });
  expect(replaced).toMatchObject({ status: 200 });
  await takeBack(person, outfit.id, '2026-11-05');
  const counted = await counts(person);
  expect([shirt, trousers, loafers, spare].map((id) => counted.get(id)?.[0])).toEqual([0, 0, 0, 1]);
});

it('a piece stays counted that another outfit of the day had when it was worn', async () => {
  const { person, outfit, make, shirt, trousers, loafers } = await dressed();
  const other = await make([shirt, loafers]);
  const [spare = ''] = await seedItems(person.userId, ['shirt']);
  for (const { id } of [outfit, other]) await wear(person, id, '2026-11-05');
  const params = { outfitId: other.id, itemId: shirt };
  const replaced = await person.call('outfits', 'replaceItem', { params, body: { replacementId: spare } });
  expect(replaced).toMatchObject({ status: 200 });
  await takeBack(person, outfit.id, '2026-11-05');
  const counted = await counts(person);
  expect([shirt, trousers, loafers].map((id) => counted.get(id)?.[0])).toEqual([1, 0, 1]);
});

it('the outfit stays planned in the calendar, and is not marked as worn any more', async () => {
  const { person, outfit } = await dressed();
  await wear(person, outfit.id, '2026-11-05');
  expect(await entries(person)).toMatchObject([{ scheduledDate: '2026-11-05', worn: true }]);
  await takeBack(person, outfit.id, '2026-11-05');
  expect(await entries(person)).toMatchObject([{ scheduledDate: '2026-11-05', worn: false }]);
});

it('nobody takes back what another person wore', async () => {
  const { person, outfit, shirt } = await dressed();
  await wear(person, outfit.id, '2026-11-05');
  expect(await takeBack(await app.visit(), outfit.id, '2026-11-05')).toMatchObject({ status: 404 });
  expect((await counts(person)).get(shirt)).toEqual([1, '2026-11-05']);
});

it('an outfit was not worn longer than a year ago', async () => {
  const { person, outfit } = await dressed();
  expect(await wear(person, outfit.id, '2024-01-01')).toMatchObject({
    status: 400,
    body: { details: { field: 'date' } },
  });
});
