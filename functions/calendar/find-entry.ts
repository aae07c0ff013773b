import { AppError } from '#shared/errors';
import { CalendarDayEntity, CalendarEntryEntity, type CalendarEntryRow } from '../table/calendar-entry.ts';

/** The user's calendar entry with an id: looks up its day, then the entry of that day. Throws `not_found`. */
export async function findEntry(userId: string, id: string): Promise<CalendarEntryRow> {
  const { data: day } = await CalendarDayEntity.get({ userId, id }).go({ consistent: true });
  if (!day) throw new AppError('not_found');
  const { data: entry } = await CalendarEntryEntity.get({ userId, scheduledDate: day.scheduledDate }).go({
    consistent: true,
  });
  if (entry?.id !== id) throw new AppError('not_found');
  return entry;
}
