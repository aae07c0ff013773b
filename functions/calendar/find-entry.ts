import {
  CalendarDayEntity,
  CalendarEntryEntity,
  type CalendarEntryRow,
} from '../rows/calendar/calendar-entry.ts';

/**
 * Finds the user's calendar entry by its id. Looks up the day of the id first, then the entry of that day. Null if
 * there is none.
 */
export async function findEntry(userId: string, id: string): Promise<CalendarEntryRow | null> {
  const day = await CalendarDayEntity.read({ userId, id });
  if (!day) return null;
  const entry = await CalendarEntryEntity.read({ userId, scheduledDate: day.scheduledDate });
  return entry?.id === id ? entry : null;
}
