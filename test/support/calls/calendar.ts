import type { CalendarEntry } from '#shared/contract/calendar';
import type { Caller, Visited } from '../app/caller.ts';
import { seedOutfits } from '../rows/outfit-rows.ts';
import { listOf } from './pages.ts';

export async function visitWithOutfit(app: Visited) {
  const person = await app.visit();
  const [outfit] = await seedOutfits(person.userId, 1);
  if (!outfit) throw new Error('There is no outfit.');
  return { person, outfit };
}
export const schedule = (person: Caller, outfitId: string, scheduledDate: string, more: object = {}) =>
  person.call('calendar', 'scheduleOutfit', { body: { outfitId, scheduledDate, ...more } });
export const scheduled = async (...wish: Parameters<typeof schedule>): Promise<CalendarEntry> =>
  (await schedule(...wish)).body;
export const update = (person: Caller, entryId: string, body: object) =>
  person.call('calendar', 'updateEntry', { params: { entryId }, body });
export const remove = (person: Caller, entryId: string) =>
  person.call('calendar', 'removeEntry', { params: { entryId } });
export const listed = listOf<CalendarEntry>('calendar', 'listEntries');
export const days = async (person: Caller, query: object = {}) =>
  (await listed(person, query)).items.map(({ scheduledDate }) => scheduledDate);

export const notFound = { status: 404, body: { code: 'not_found' } };
export const taken = (scheduledDate: string) => ({
  status: 409,
  body: { code: 'calendar.date_taken', details: { scheduledDate } },
});
