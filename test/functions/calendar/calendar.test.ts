import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { CalendarEntry } from '#shared/contract/calendar';
import { type Caller, startApp } from '../../support/app.ts';
import { databaseCalls, operations } from '../../support/database-calls.ts';
import { seedOutfits } from '../../support/outfit-rows.ts';

const app = await startApp();
afterAll(() => app.stop());

const visit = async () => {
  const person = await app.visit();
  const [outfit] = await seedOutfits(person.userId, 1);
  if (!outfit) throw new Error('There is no outfit.');
  return { person, outfit };
};
const schedule = (person: Caller, outfitId: string, scheduledDate: string, more: object = {}) =>
  person.call('calendar', 'scheduleOutfit', { body: { outfitId, scheduledDate, ...more } });
const scheduled = async (...wish: Parameters<typeof schedule>): Promise<CalendarEntry> =>
  (await schedule(...wish)).body;
const update = (person: Caller, entryId: string, body: object) =>
  person.call('calendar', 'updateEntry', { params: { entryId }, body });
const remove = (person: Caller, entryId: string) =>
  person.call('calendar', 'removeEntry', { params: { entryId } });
const listed = async (person: Caller, query: object = {}) =>
  (await person.call('calendar', 'listEntries', { query: { ...query } })).body as {
    items: CalendarEntry[];
    cursor: string | null;
  };
const days = async (person: Caller, query: object = {}) =>
  (await listed(person, query)).items.map(({ scheduledDate }) => scheduledDate);
const notFound = { status: 404, body: { code: 'not_found' } };
const taken = (scheduledDate: string) => ({
  status: 409,
  body: { code: 'calendar.date_taken', details: { scheduledDate } },
});

describe('an outfit that is scheduled', () => {
  it('stands on its day with what the calendar shows of it', async () => {
    const { person, outfit } = await visit();
    const { status, body } = await schedule(person, outfit.id, '2026-11-05', { notes: '  Opera with Bea ' });
    const entry: CalendarEntry = body;
    expect(status).toBe(201);
    expect(CalendarEntry.strict().parse(entry)).toMatchObject({
      userId: person.userId,
      outfitId: outfit.id,
      scheduledDate: '2026-11-05',
      notes: 'Opera with Bea',
      outfit: { id: outfit.id, title: outfit.title, mood: outfit.mood, generatedImageUrl: null },
    });
    expect(entry.outfit.pieces.map(({ imageUrl }) => imageUrl)).toEqual(
      outfit.aiAnalysis.outfitVisualization.items.map(({ imageUrl }) => imageUrl),
    );
    expect(await listed(person)).toEqual({ items: [entry], cursor: null });
  });

  it('has no notes where none, or blank ones, are given', async () => {
    const { person, outfit } = await visit();
    for (const [day, notes] of [
      ['2026-11-05', undefined],
      ['2026-11-06', null],
      ['2026-11-07', '  '],
    ] as const)
      expect(await scheduled(person, outfit.id, day, { notes })).toMatchObject({ notes: null });
  });

  it('keeps its day to itself: a second outfit on one day is refused', async () => {
    const { person, outfit } = await visit();
    const [other] = await seedOutfits(person.userId, 1);
    const entry = await scheduled(person, outfit.id, '2026-11-05');
    expect(await schedule(person, other?.id ?? '', '2026-11-05')).toEqual(taken('2026-11-05'));
    expect((await listed(person)).items).toEqual([entry]);
  });

  it('gets its day once when fifty are asked for at the same moment', async () => {
    const { person, outfit } = await visit();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => schedule(person, outfit.id, '2026-11-05')),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect((await listed(person)).items).toHaveLength(1);
  });

  it('must be an outfit of one’s own', async () => {
    const { outfit } = await visit();
    const stranger = await app.visit();
    for (const id of [outfit.id, randomUUID()])
      expect(await schedule(stranger, id, '2026-11-05')).toMatchObject(notFound);
    expect(await listed(stranger)).toEqual({ items: [], cursor: null });
  });

  it.each([
    { scheduledDate: '2026-02-30' },
    { scheduledDate: '05/11/2026' },
    { scheduledDate: '2026-11-05T10:00:00Z' },
    { scheduledDate: undefined },
    { outfitId: 'x' },
    { notes: 'n'.repeat(501) },
  ])('is refused with %o', async (change) => {
    const { person, outfit } = await visit();
    const wish = { outfitId: outfit.id, scheduledDate: '2026-11-05', ...change };
    expect(await person.call('calendar', 'scheduleOutfit', { body: wish })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', details: { field: Object.keys(change)[0] } },
    });
  });

  it('is gone from the calendar once it is deleted, and its day is free again', async () => {
    const { person, outfit } = await visit();
    const [other] = await seedOutfits(person.userId, 1);
    const stale = await scheduled(person, outfit.id, '2026-11-05');
    const kept = await scheduled(person, other?.id ?? '', '2026-11-06');
    await person.call('outfits', 'removeOutfit', { params: { outfitId: outfit.id } });
    expect((await listed(person)).items).toEqual([kept]);
    expect(await update(person, stale.id, { notes: 'x' })).toMatchObject(notFound);
    expect(await update(person, kept.id, { scheduledDate: '2026-11-05' })).toMatchObject({ status: 200 });
    expect(await schedule(person, other?.id ?? '', '2026-11-06')).toMatchObject({ status: 201 });
  });
});

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
      expect(operations(calls)).toEqual(['Query', 'BatchGetItem']);
    }
  });
});

describe('an entry', () => {
  it('is rescheduled by its id, which it keeps', async () => {
    const { person, outfit } = await visit();
    const entry = await scheduled(person, outfit.id, '2026-11-05', { notes: 'Opera' });
    const moved = { ...entry, scheduledDate: '2026-11-06' };
    expect(await update(person, entry.id, { scheduledDate: '2026-11-06' })).toEqual({
      status: 200,
      body: moved,
    });
    expect((await update(person, entry.id, { notes: 'Ballet' })).body).toEqual({ ...moved, notes: 'Ballet' });
    expect((await update(person, entry.id, { notes: null })).body).toEqual({ ...moved, notes: null });
    expect((await update(person, entry.id, {})).body).toEqual({ ...moved, notes: null });
    expect((await listed(person)).items).toEqual([{ ...moved, notes: null }]);
    expect(await schedule(person, outfit.id, '2026-11-05')).toMatchObject({ status: 201 });
  });

  it('does not move to a day that is taken, and stays as it was', async () => {
    const { person, outfit } = await visit();
    const entry = await scheduled(person, outfit.id, '2026-11-05', { notes: 'Opera' });
    await schedule(person, outfit.id, '2026-11-06');
    expect(await update(person, entry.id, { scheduledDate: '2026-11-06', notes: 'x' })).toEqual(
      taken('2026-11-06'),
    );
    expect((await listed(person)).items[0]).toEqual(entry);
  });

  it('that is moved to many days at the same moment stands on one of them', async () => {
    const { person, outfit } = await visit();
    const entry = await scheduled(person, outfit.id, '2026-11-01');
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        update(person, entry.id, { scheduledDate: `2026-12-${index + 10}` }),
      ),
    );
    const { items } = await listed(person);
    expect(items.map(({ id }) => id)).toEqual([entry.id]);
    expect(await remove(person, entry.id)).toMatchObject({ status: 204 });
    expect(await days(person)).toEqual([]);
  });

  it('is removed once, and leaves its day free and nothing behind', async () => {
    const { person, outfit } = await visit();
    const entry = await scheduled(person, outfit.id, '2026-11-05');
    expect(await remove(person, entry.id)).toEqual({ status: 204, body: null });
    expect(await remove(person, entry.id)).toMatchObject(notFound);
    expect(await update(person, entry.id, { notes: 'x' })).toMatchObject(notFound);
    expect(await days(person)).toEqual([]);
    expect(await schedule(person, outfit.id, '2026-11-05')).toMatchObject({ status: 201 });
  });

  it('of another person is as unknown as one that never was', async () => {
    const { person, outfit } = await visit();
    const { person: stranger } = await visit();
    const entry = await scheduled(person, outfit.id, '2026-11-05');
    for (const id of [entry.id, randomUUID(), '2026-11-05']) {
      expect(await update(stranger, id, { scheduledDate: '2026-11-07' })).toMatchObject(notFound);
      expect(await remove(stranger, id)).toMatchObject(notFound);
    }
    expect(await days(stranger)).toEqual([]);
    expect((await listed(person)).items).toEqual([entry]);
  });
});
