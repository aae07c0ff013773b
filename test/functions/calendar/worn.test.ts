import { afterAll, expect, it, vi } from 'vitest';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { listed, notFound, scheduled, update, visitWithOutfit } from '../../support/calls/calendar.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T12:00:00Z') });
const app = await startFunctions();
afterAll(() => app.stop());

const wear = (person: Caller, outfitId: string, date: string) =>
  person.call('outfits', 'wearOutfit', { params: { outfitId, date } });
const shown = async (person: Caller) =>
  (await listed(person)).items.map(({ scheduledDate, outfitId, worn }) => [scheduledDate, outfitId, worn]);
async function visit() {
  const { person, outfit } = await visitWithOutfit(app);
  const [other] = await seedOutfits(person.userId, 1);
  return { person, id: outfit.id, otherId: other?.id ?? '' };
}

it('an outfit that is worn as planned is marked, and keeps its notes', async () => {
  const { person, id } = await visit();
  const entry = await scheduled(person, id, '2026-11-09', { notes: 'Opera' });
  expect(entry.worn).toBe(false);
  await Promise.all([wear(person, id, '2026-11-09'), wear(person, id, '2026-11-09')]);
  expect((await listed(person)).items).toEqual([{ ...entry, worn: true }]);
});

it('an outfit that is worn on a free day stands there', async () => {
  const { person, id } = await visit();
  await Promise.all(Array.from({ length: 5 }, () => wear(person, id, '2026-11-08')));
  expect(await shown(person)).toEqual([['2026-11-08', id, true]]);
});

it('an outfit that is worn beside another plan leaves the plan as it is', async () => {
  const { person, id, otherId } = await visit();
  await scheduled(person, id, '2026-11-09');
  await wear(person, otherId, '2026-11-09');
  expect(await shown(person)).toEqual([['2026-11-09', id, false]]);
});

it('something else that was worn takes the place of the plan', async () => {
  const { person, id, otherId } = await visit();
  const entry = await scheduled(person, id, '2026-11-09', { notes: 'Opera' });
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
  const { person, id } = await visit();
  const stranger = await visit();
  const entry = await scheduled(person, id, '2026-11-09');
  expect(await update(person, entry.id, { outfitId: stranger.id })).toMatchObject(notFound);
  expect(await shown(person)).toEqual([['2026-11-09', id, false]]);
});
