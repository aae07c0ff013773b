import { describe, expect, it, vi } from 'vitest';
import { CalendarEntry, type ScheduledOutfit } from '#shared/contract/calendar';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import {
  days,
  listed,
  notFound,
  remove,
  schedule,
  scheduled,
  taken,
  update,
  visitWithOutfit,
} from '../../support/calls/calendar.ts';
import { removeOutfit, wearOutfit as wear } from '../../support/calls/outfits.ts';
import { pageByPage } from '../../support/calls/pages.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T12:00:00Z') });
const app = await startFunctions();
/** A person with two outfits. */
async function visit() {
  const { person, outfit } = await visitWithOutfit(app);
  const [other] = await seedOutfits(person.userId, 1);
  return { person, outfit, id: outfit.id, otherId: other?.id ?? '' };
}

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
    for (const [day, notes] of [
      ['2026-11-06', undefined],
      ['2026-11-07', '  '],
    ] as const)
      expect(await scheduled(person, outfit.id, day, { notes })).toMatchObject({ notes: null });
  });

  it('has its day to itself, also when fifty are asked for at the same moment', async () => {
    const { person, id, otherId } = await visit();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => schedule(person, at % 2 ? id : otherId, '2026-11-05')),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toEqual(Array(49).fill(taken('2026-11-05')));
    expect((await listed(person)).items).toHaveLength(1);
  });

  it('is refused without a date or outfit, with too long notes, and before the past year or after the next two', async () => {
    const { person, id } = await visit();
    const wish = { outfitId: id, scheduledDate: '2026-11-05' };
    for (const change of [
      { scheduledDate: '2026-02-30' },
      { scheduledDate: '2026-11-05T10:00:00Z' },
      { scheduledDate: undefined },
      { outfitId: 'x' },
      { notes: 'n'.repeat(501) },
    ])
      expect(await person.call('calendar', 'scheduleOutfit', { body: { ...wish, ...change } })).toMatchObject(
        { status: 400, body: { code: 'request.invalid', details: { field: Object.keys(change)[0] } } },
      );
    for (const day of ['2025-11-09', '2028-11-11', '2028-02-29'])
      expect(await schedule(person, id, day)).toMatchObject({ status: 201 });
    const entry = await scheduled(person, id, '2026-11-10');
    const message = 'The date must be within the past year or the next two years';
    for (const day of ['2025-11-08', '2028-11-12'])
      for (const answer of [schedule(person, id, day), update(person, entry.id, { scheduledDate: day })])
        expect(await answer).toMatchObject({ status: 400, body: { details: { message } } });
  });

  it('is gone from the calendar once it is deleted, and its day is free again', async () => {
    const { person, id, otherId } = await visit();
    const stale = await scheduled(person, id, '2026-11-05');
    const kept = await scheduled(person, otherId, '2026-11-06');
    await removeOutfit(person, id);
    expect((await listed(person)).items).toEqual([kept]);
    expect(await update(person, stale.id, { notes: 'x' })).toMatchObject(notFound);
    expect(await update(person, kept.id, { scheduledDate: '2026-11-05' })).toMatchObject({ status: 200 });
    expect(await schedule(person, otherId, '2026-11-06')).toMatchObject({ status: 201 });
  });

  it('can be chosen from a list that has its picture and no texts, read with one query', async () => {
    const { person, outfit, otherId } = await visit();
    const calls = await databaseCalls(async () => {
      const { body } = await person.call('calendar', 'listChoices', { query: { limit: 1 } });
      const { items, cursor } = body as { items: ScheduledOutfit[]; cursor: string };
      expect(items.map(({ id }) => id)).toEqual([otherId]);
      expect(JSON.stringify(items)).not.toContain(outfit.reasoning);
      const next = await person.call('calendar', 'listChoices', { query: { cursor } });
      expect(next.body).toMatchObject({ items: [{ id: outfit.id, title: outfit.title }], cursor: null });
    });
    expect(operations(calls)).toEqual(['Query', 'Query']);
  });
});

describe('an entry', () => {
  it('is rescheduled by its id, which it keeps', async () => {
    const { person, id } = await visit();
    const entry = await scheduled(person, id, '2026-11-05', { notes: 'Opera' });
    const moved = { ...entry, scheduledDate: '2026-11-06', changedAt: expect.any(String) };
    const answer = await update(person, entry.id, { scheduledDate: '2026-11-06' });
    expect(answer).toEqual({ status: 200, body: { ...moved, changes: 1 } });
    expect((await update(person, entry.id, { notes: 'Ballet' })).body).toMatchObject({
      notes: 'Ballet',
      changes: 2,
    });
    const last = { ...moved, notes: null, changes: 3 };
    expect((await update(person, entry.id, { notes: null })).body).toEqual(last);
    expect((await update(person, entry.id, {})).body).toEqual(last);
    expect((await listed(person)).items).toEqual([last]);
    expect(await schedule(person, id, '2026-11-05')).toMatchObject({ status: 201 });
  });

  it('does not move to a day that is taken, and stays as it was', async () => {
    const { person, id } = await visit();
    const entry = await scheduled(person, id, '2026-11-05', { notes: 'Opera' });
    await schedule(person, id, '2026-11-06');
    const change = { scheduledDate: '2026-11-06', notes: 'x' };
    expect(await update(person, entry.id, change)).toEqual(taken('2026-11-06'));
    expect((await listed(person)).items[0]).toEqual(entry);
  });

  it('that is moved to many days at the same moment stands on one of them, and removed leaves nothing', async () => {
    const { person, id } = await visit();
    const entry = await scheduled(person, id, '2026-11-01');
    const moves = Array.from({ length: 20 }, (_, at) => ({ scheduledDate: `2026-12-${at + 10}` }));
    await Promise.all(moves.map((move) => update(person, entry.id, move)));
    const { items } = await listed(person);
    expect(items.map((each) => each.id)).toEqual([entry.id]);
    expect(await remove(person, entry.id)).toEqual({ status: 204, body: null });
    expect(await update(person, entry.id, { notes: 'x' })).toMatchObject(notFound);
    expect(await days(person)).toEqual([]);
    expect(await schedule(person, id, items[0]?.scheduledDate ?? '')).toMatchObject({ status: 201 });
  });
});

describe('a plan and what is worn', () => {
  const shown = async (person: Caller) =>
    (await listed(person)).items.map(({ scheduledDate, outfitId, worn }) => [scheduledDate, outfitId, worn]);

  it('an outfit that is worn as planned is marked and keeps its notes, and on a free day it stands there', async () => {
    const { person, id } = await visit();
    const entry = await scheduled(person, id, '2026-11-09', { notes: 'Opera' });
    expect(entry.worn).toBe(false);
    await Promise.all(
      ['2026-11-09', '2026-11-09', '2026-11-08', '2026-11-08'].map((day) => wear(person, id, day)),
    );
    expect((await listed(person)).items[1]).toEqual({ ...entry, worn: true });
    expect((await shown(person))[0]).toEqual(['2026-11-08', id, true]);
  });

  it('an outfit that is worn beside another plan leaves the plan as it is, or takes its place by a change', async () => {
    const { person, id, otherId } = await visit();
    const entry = await scheduled(person, id, '2026-11-09', { notes: 'Opera' });
    await wear(person, otherId, '2026-11-09');
    expect(await shown(person)).toEqual([['2026-11-09', id, false]]);
    expect(await update(person, entry.id, { outfitId: otherId })).toMatchObject({
      status: 200,
      body: { id: entry.id, outfitId: otherId, notes: 'Opera', worn: false, outfit: { id: otherId } },
    });
    await wear(person, otherId, '2026-11-09');
    expect(await shown(person)).toEqual([['2026-11-09', otherId, true]]);
  });

  it('an outfit that moves to another day was not worn there', async () => {
    const { person, id } = await visit();
    await wear(person, id, '2026-11-09');
    const [entry] = (await listed(person)).items;
    await update(person, entry?.id ?? '', { notes: 'x' });
    expect(await shown(person)).toEqual([['2026-11-09', id, true]]);
    await update(person, entry?.id ?? '', { scheduledDate: '2026-11-12' });
    expect(await shown(person)).toEqual([['2026-11-12', id, false]]);
  });

  it('an outfit of somebody else does not get into a plan', async () => {
    const [{ person, id }, stranger] = [await visit(), await visit()];
    const entry = await scheduled(person, id, '2026-11-09');
    expect(await update(person, entry.id, { outfitId: stranger.id })).toMatchObject(notFound);
    expect(await shown(person)).toEqual([['2026-11-09', id, false]]);
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

    const pages = await pageByPage(2, (query) => listed(person, query));
    expect(pages.map(({ scheduledDate }) => scheduledDate)).toEqual(dates.toSorted());
    for (const query of [{ cursor: 'forged' }, { from: 'today' }, { limit: 101 }, { limit: 0 }])
      expect(await person.call('calendar', 'listEntries', { query })).toMatchObject({ status: 400 });
  });

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
      await removeOutfit(person, id);
    const first = await listed(person, { from: '2026-11-10', limit: 1 });
    expect(first.items.map(({ scheduledDate }) => scheduledDate)).toEqual(['2026-11-13']);
    expect(await days(person, { limit: 1, cursor: first.cursor })).toEqual(['2026-11-15']);
    expect(await listed(person, { limit: 6 })).toMatchObject({ cursor: null });
  });
});
