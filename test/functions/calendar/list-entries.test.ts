import { afterAll, describe, expect, it, vi } from 'vitest';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { days, listed, schedule, visitWithOutfit } from '../../support/calls/calendar.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T12:00:00Z') });
const app = await startFunctions();
afterAll(() => app.stop());
const visit = () => visitWithOutfit(app);

describe('the calendar', () => {
  it('is listed by date, ascending, from a day to another and page by page', async () => {
    const { person, outfit } = await visit();
    const dates = ['2026-11-30', '2026-10-31', '2026-12-01', '2026-11-01', '2026-11-15'];
    for (const date of dates) await schedule(person, outfit.id, date);
    expect(await days(person)).toEqual(dates.toSorted());
    expect(await days(person, { from: '2026-11-01', to: '2026-11-30' })).toEqual([
      '2026-11-01',
      '2026-11-15',
      '2026-11-30',
    ]);
    expect(await days(person, { from: '2026-12-01' })).toEqual(['2026-12-01']);
    expect(await days(person, { from: '2026-12-02', to: '2026-01-01' })).toEqual([]);

    const pages: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await listed(person, { limit: 2, ...(cursor ? { cursor } : {}) });
      pages.push(...page.items.map(({ scheduledDate }) => scheduledDate));
      cursor = page.cursor;
    } while (cursor);
    expect(pages).toEqual(dates.toSorted());
  });

  it.each([{ cursor: 'forged' }, { from: 'today' }, { limit: 101 }, { limit: 0 }])(
    'is not listed by %o',
    async (query) => {
      const { person } = await visit();
      expect(await person.call('calendar', 'listEntries', { query })).toMatchObject({ status: 400 });
    },
  );

  it('is read with two calls of the table, however many days it shows', async () => {
    const person = await app.visit();
    const outfits = await seedOutfits(person.userId, 40);
    for (const few of [1, 40]) {
      await Promise.all(
        outfits
          .slice(0, few)
          .map(({ id }, index) =>
            schedule(person, id, new Date(Date.UTC(2027, 0, index + 1)).toISOString().slice(0, 10)),
          ),
      );
      const calls = await databaseCalls(async () => expect(await days(person)).toHaveLength(few));
      expect(operations(calls)).toEqual(['BatchGetItem', 'Query']);
    }
  });

  it('passes over entries of deleted outfits before it counts to the limit', async () => {
    const person = await app.visit();
    const outfits = await seedOutfits(person.userId, 6);
    for (const [index, { id }] of outfits.entries()) await schedule(person, id, `2026-11-1${index}`);
    for (const { id } of [0, 1, 2, 4].flatMap((index) => outfits[index] ?? []))
      await person.call('outfits', 'removeOutfit', { params: { outfitId: id } });
    const first = await listed(person, { from: '2026-11-10', limit: 1 });
    expect(first.items.map(({ scheduledDate }) => scheduledDate)).toEqual(['2026-11-13']);
    expect(await days(person, { limit: 1, cursor: first.cursor })).toEqual(['2026-11-15']);
    expect(await listed(person, { limit: 6 })).toMatchObject({ cursor: null });
  });
});
