import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
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

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T12:00:00Z') });
const app = await startFunctions();
afterAll(() => app.stop());
const visit = () => visitWithOutfit(app);

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

  it('is removed, however often that is asked, and leaves its day free and nothing behind', async () => {
    const { person, outfit } = await visit();
    const entry = await scheduled(person, outfit.id, '2026-11-05');
    for (let time = 0; time < 2; time++)
      expect(await remove(person, entry.id)).toEqual({ status: 204, body: null });
    expect(await update(person, entry.id, { notes: 'x' })).toMatchObject(notFound);
    expect(await days(person)).toEqual([]);
    expect(await schedule(person, outfit.id, '2026-11-05')).toMatchObject({ status: 201 });
  });

  it('of another person is as unknown as one that never was', async () => {
    const { person, outfit } = await visit();
    const { person: stranger } = await visit();
    const entry = await scheduled(person, outfit.id, '2026-11-05');
    for (const id of [entry.id, randomUUID(), '2026-11-05'])
      expect(await update(stranger, id, { scheduledDate: '2026-11-07' })).toMatchObject(notFound);
    for (const id of [entry.id, randomUUID()])
      expect(await remove(stranger, id)).toMatchObject({ status: 204 });
    expect(await days(stranger)).toEqual([]);
    expect((await listed(person)).items).toEqual([entry]);
  });
});
