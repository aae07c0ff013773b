import { describe, expect, it, vi } from 'vitest';
import type { CalendarEntry } from '#shared/contract/calendar';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { WornDay } from '#shared/contract/wardrobe';
import { beforeTransaction } from '../../support/app/before-transaction.ts';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { makeOutfit, outfitOf, visitDressedUp, wearOutfit as wear } from '../../support/calls/outfits.ts';
import { listOf, pageByPage } from '../../support/calls/pages.ts';
import { itemsOf, removeItem } from '../../support/calls/wardrobe.ts';
import { seedItems } from '../../support/rows/seed.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T12:00:00Z') });
const app = await startFunctions();
const dressed = () => visitDressedUp(app);
const day = '2026-11-05';

const takeBack = (person: Caller, outfitId: string, date = day) =>
  person.call('outfits', 'takeBackOutfitWear', { params: { outfitId, date } });
const worn = (items: ClothingItem[]) => items.map(({ timesWorn, lastWornOn }) => [timesWorn, lastWornOn]);
/** How often each piece was worn. */
async function timesOf(person: Caller, ...ids: string[]) {
  const times = new Map((await itemsOf(person)).map(({ id, timesWorn }) => [id, timesWorn]));
  return ids.map((id) => times.get(id));
}
const listDays = listOf<WornDay>('wardrobe', 'listWornDays');
const days = async (person: Caller) => (await listDays(person)).items;
const listEntries = listOf<CalendarEntry>('calendar', 'listEntries');
const replace = (person: Caller, outfitId: string, itemId: string, replacementId: string) =>
  person.call('outfits', 'replaceItem', { params: { outfitId, itemId }, body: { replacementId } });

describe('an outfit that is worn', () => {
  it('counts the day once for each piece, also said at once or of a piece by itself', async () => {
    const { person, outfit, shirt } = await dressed();
    await person.call('wardrobe', 'wearItem', { params: { itemId: shirt, date: day } });
    await Promise.all(Array.from({ length: 4 }, () => wear(person, outfit.id, day)));
    const { status, body } = await wear(person, outfit.id, day);
    expect(status).toBe(200);
    const ids = (body as ClothingItem[]).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(outfit.recommendedClothes.toSorted());
    expect(worn(body)).toEqual(Array(3).fill([1, day]));
  });

  it('tells the latest day on which it was worn, and a copy of it none', async () => {
    const { person, outfit } = await dressed();
    expect((await outfitOf(person, outfit.id)).lastWornOn).toBeUndefined();
    for (const date of ['2026-11-02', '2026-11-01']) await wear(person, outfit.id, date);
    expect((await outfitOf(person, outfit.id)).lastWornOn).toBe('2026-11-02');
    const { body } = await person.call('outfits', 'copyOutfit', { params: { outfitId: outfit.id } });
    expect(body).not.toHaveProperty('lastWornOn');
  });

  it('passes over pieces that are gone', async () => {
    const { person, outfit, shirt } = await dressed();
    await removeItem(person, shirt);
    expect(worn((await wear(person, outfit.id, day)).body)).toEqual(Array(2).fill([1, day]));
  });

  it('was worn on a date of the past year', async () => {
    const { person, outfit } = await dressed();
    for (const date of ['yesterday', '2026-02-30', '2999-01-01', '2024-01-01'])
      expect(await wear(person, outfit.id, date), date).toMatchObject({
        status: 400,
        body: { details: { field: 'date' } },
      });
  });
});

describe('a day of an outfit that is taken back', () => {
  it('counts no more for its pieces, and the latest day that is left is the latest', async () => {
    const { person, outfit } = await dressed();
    for (const date of ['2026-11-02', '2026-11-03', day]) await wear(person, outfit.id, date);
    expect((await days(person)).map(({ date, outfitIds }) => [date, outfitIds])).toEqual(
      ['2026-11-02', '2026-11-03', day].map((date) => [date, [outfit.id]]),
    );
    const answer = await takeBack(person, outfit.id);
    expect(answer).toMatchObject({ status: 200, body: { lastWornOn: '2026-11-03' } });
    expect((await takeBack(person, outfit.id, '2026-11-02')).body).toMatchObject({
      lastWornOn: '2026-11-03',
    });
    expect(worn(await itemsOf(person))).toEqual(Array(3).fill([1, '2026-11-03']));
    expect((await takeBack(person, outfit.id, '2026-11-03')).body).not.toHaveProperty('lastWornOn');
    expect(worn(await itemsOf(person))).toEqual(Array(3).fill([0, null]));
    expect(await days(person)).toEqual([]);
  });

  it('changes nothing more when it is taken back twice, at once or without a wear', async () => {
    const { person, outfit } = await dressed();
    for (const date of ['2026-11-02', day]) await wear(person, outfit.id, date);
    const answers = await Promise.all(
      [day, day, day, '2026-11-04'].map((date) => takeBack(person, outfit.id, date)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(worn(await itemsOf(person))).toEqual(Array(3).fill([1, '2026-11-02']));
  });

  it('stays counted for a piece that another outfit of the day has', async () => {
    const { person, outfit, shirt, trousers, loafers } = await dressed();
    const other = await makeOutfit(person, [shirt, trousers]);
    for (const { id } of [outfit, other]) await wear(person, id, day);
    await takeBack(person, outfit.id);
    expect(await timesOf(person, shirt, trousers, loafers)).toEqual([1, 1, 0]);
    const itemIds = [shirt, trousers].toSorted();
    expect(await days(person)).toEqual([{ date: day, itemIds, outfitIds: [other.id] }]);
  });

  it('stays counted for the pieces of another outfit that is worn meanwhile, or meanwhile taken back', async () => {
    for (const isWornFirst of [true, false]) {
      const { person, outfit, shirt, trousers, loafers } = await dressed();
      const other = await makeOutfit(person, [shirt, loafers]);
      await wear(person, outfit.id, day);
      const [wearOther, takeFirst] = [() => wear(person, other.id, day), () => takeBack(person, outfit.id)];
      await beforeTransaction(isWornFirst ? wearOther : takeFirst);
      await (isWornFirst ? takeFirst : wearOther)();
      expect(await timesOf(person, shirt, trousers, loafers)).toEqual([1, 0, 1]);
      expect(await days(person)).toMatchObject([
        { itemIds: [shirt, loafers].toSorted(), outfitIds: [other.id] },
      ]);
    }
  });

  it('is not counted when both outfits of the day are taken back at once', async () => {
    const { person, outfit, shirt, loafers } = await dressed();
    const other = await makeOutfit(person, [shirt, loafers]);
    for (const { id } of [outfit, other]) await wear(person, id, day);
    await beforeTransaction(() => takeBack(person, other.id));
    await takeBack(person, outfit.id);
    expect(worn(await itemsOf(person))).toEqual(Array(3).fill([0, null]));
    expect(await days(person)).toEqual([]);
  });

  it('goes by the pieces that were worn, though an outfit has another one by now', async () => {
    const { person, outfit, shirt, trousers, loafers } = await dressed();
    const other = await makeOutfit(person, [shirt, loafers]);
    const [spare = ''] = await seedItems(person.userId, ['shirt']);
    for (const { id } of [outfit, other]) await wear(person, id, day);
    await person.call('wardrobe', 'wearItem', { params: { itemId: spare, date: day } });
    for (const { id } of [outfit, other])
      expect(await replace(person, id, shirt, spare)).toMatchObject({ status: 200 });
    await takeBack(person, outfit.id);
    expect(await timesOf(person, shirt, trousers, loafers, spare)).toEqual([1, 0, 1, 1]);
    await takeBack(person, other.id);
    expect(await timesOf(person, shirt, trousers, loafers, spare)).toEqual([0, 0, 0, 1]);
  });

  it('leaves the outfit planned in the calendar, and not marked as worn any more', async () => {
    const { person, outfit } = await dressed();
    await wear(person, outfit.id, day);
    expect((await listEntries(person)).items).toMatchObject([{ scheduledDate: day, worn: true }]);
    await takeBack(person, outfit.id);
    expect((await listEntries(person)).items).toMatchObject([{ scheduledDate: day, worn: false }]);
  });
});

describe('a single piece', () => {
  const visit = async () => {
    const person = await app.visit();
    const [shirt = '', jeans = ''] = (await seedItems(person.userId, ['shirt', 'jeans'])).toSorted();
    return { person, shirt, jeans };
  };
  const wear = (person: Caller, itemId: string, date: string) =>
    person.call('wardrobe', 'wearItem', { params: { itemId, date } });
  const takeBack = (person: Caller, itemId: string, date: string) =>
    person.call('wardrobe', 'takeBackWear', { params: { itemId, date } });
  const worn = ({ body }: { body: unknown }) => {
    const { timesWorn, lastWornOn } = body as ClothingItem;
    return [timesWorn, lastWornOn];
  };

  it('the days on which a piece was worn are counted, the latest is known, and a day taken back counts no more', async () => {
    const { person, shirt } = await visit();
    expect(worn(await wear(person, shirt, '2026-11-02'))).toEqual([1, '2026-11-02']);
    expect(worn(await wear(person, shirt, '2026-11-05'))).toEqual([2, '2026-11-05']);
    expect(worn(await wear(person, shirt, '2026-11-03'))).toEqual([3, '2026-11-05']);
    expect(worn(await takeBack(person, shirt, '2026-11-05'))).toEqual([2, '2026-11-03']);
    expect(worn(await takeBack(person, shirt, '2026-11-05'))).toEqual([2, '2026-11-03']);
    for (const day of ['2026-11-02', '2026-11-03']) await takeBack(person, shirt, day);
    expect(worn(await takeBack(person, shirt, '2026-11-03'))).toEqual([0, null]);
  });

  it('the days are listed in order, each piece once a day though it is said many times at once', async () => {
    const { person, shirt, jeans } = await visit();
    await Promise.all([
      ...Array.from({ length: 6 }, () => wear(person, shirt, '2026-11-05')),
      wear(person, jeans, '2026-11-05'),
      wear(person, jeans, '2026-10-01'),
      wear(person, jeans, '2026-09-01'),
    ]);
    const both = { date: '2026-11-05', itemIds: [shirt, jeans], outfitIds: [] };
    const earlier = ['2026-09-01', '2026-10-01'].map((date) => ({ date, itemIds: [jeans], outfitIds: [] }));
    expect(await listDays(person)).toEqual({ items: [...earlier, both], cursor: null });
    expect(worn(await wear(person, shirt, '2026-11-05'))).toEqual([1, '2026-11-05']);
    expect((await listDays(person, { from: '2026-10-02' })).items).toEqual([both]);
    expect(await days(await app.visit())).toEqual([]);

    expect(await pageByPage(2, (query) => listDays(person, query))).toEqual([...earlier, both]);

    for (const { date } of earlier) await takeBack(person, jeans, date);
    await takeBack(person, shirt, '2026-11-05');
    expect(await days(person)).toEqual([{ ...both, itemIds: [jeans] }]);
  });

  it('the statistics have the wardrobe, newest first, and what was worn from a day on', async () => {
    const { person, shirt, jeans } = await visit();
    await wear(person, shirt, '2026-11-05');
    await wear(person, jeans, '2026-08-05');
    const { status, body } = await person.call('wardrobe', 'getStatistics', {
      query: { from: '2026-10-11' },
    });
    expect(status).toBe(200);
    const { items, days } = body as { items: ClothingItem[]; days: WornDay[] };
    expect(items.map(({ id, timesWorn }) => [id, timesWorn])).toEqual([
      [jeans, 1],
      [shirt, 1],
    ]);
    expect(days).toEqual([{ date: '2026-11-05', itemIds: [shirt], outfitIds: [] }]);
  });

  it('a day is a date of the past year, give or take one for time zones', async () => {
    const { person, shirt } = await visit();
    for (const day of ['2025-11-10', '2026-11-11'])
      expect(await wear(person, shirt, day)).toMatchObject({ status: 200 });
    for (const day of ['2025-11-08', '2026-11-12', 'yesterday', '2026-02-30', '2026-11-02T10:00:00Z'])
      expect(await wear(person, shirt, day), day).toMatchObject({
        status: 400,
        body: { details: { field: 'date' } },
      });
    expect(await days(person)).toHaveLength(2);
  });

  it('a piece that is deleted stands in no day and leaves none of its days behind', async () => {
    const { person, shirt, jeans } = await visit();
    for (let day = 10; day < 40; day++)
      await wear(person, shirt, new Date(Date.UTC(2026, 8, day)).toISOString().slice(0, 10));
    await wear(person, jeans, '2026-10-01');
    await removeItem(person, shirt);
    expect(await days(person)).toEqual([{ date: '2026-10-01', itemIds: [jeans], outfitIds: [] }]);
    const { WearEntity } = await import('#functions/rows/wear/wear');
    const left = await WearEntity.query.byItem({ userId: person.userId, itemId: shirt }).go({ pages: 'all' });
    expect(left.data).toEqual([]);
  });
});
