import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { CalendarEntry, type ScheduledOutfit } from '#shared/contract/calendar';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import {
  listed,
  notFound,
  schedule,
  scheduled,
  taken,
  update,
  visitWithOutfit,
} from '../../support/calls/calendar.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T12:00:00Z') });
const app = await startFunctions();
afterAll(() => app.stop());
const visit = () => visitWithOutfit(app);

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

  it.each(['2025-11-08', '2028-11-12'])(
    'is refused on %s: a year back and two ahead are planned',
    async (day) => {
      const { person, outfit } = await visit();
      const refusal = {
        status: 400,
        body: { details: { message: 'The date must be within the past year or the next two years' } },
      };
      expect(await schedule(person, outfit.id, day)).toMatchObject(refusal);
      const entry = await scheduled(person, outfit.id, '2026-11-10');
      expect(await update(person, entry.id, { scheduledDate: day })).toMatchObject(refusal);
    },
  );

  it.each(['2025-11-09', '2028-11-11', '2028-02-29'])('is accepted on %s', async (day) => {
    const { person, outfit } = await visit();
    expect(await schedule(person, outfit.id, day)).toMatchObject({ status: 201 });
  });

  it('can be chosen from a list that has its picture and no texts, read with one query', async () => {
    const { person, outfit } = await visit();
    const [newer] = await seedOutfits(person.userId, 1);
    const calls = await databaseCalls(async () => {
      const { body } = await person.call('calendar', 'listChoices', { query: { limit: 1 } });
      const { items, cursor } = body as { items: ScheduledOutfit[]; cursor: string };
      expect(items.map(({ id }) => id)).toEqual([newer?.id]);
      expect(JSON.stringify(items)).not.toContain(outfit.reasoning);
      const next = await person.call('calendar', 'listChoices', { query: { cursor } });
      expect(next.body).toMatchObject({ items: [{ id: outfit.id, title: outfit.title }], cursor: null });
    });
    expect(operations(calls)).toEqual(['Query', 'Query']);
  });
});
