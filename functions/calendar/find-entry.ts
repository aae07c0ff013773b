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
  const { data: day } = await CalendarDayEntity.get({ userId, id }).go({ consistent: true });
  if (!day) return null;
  const { data: entry } = await CalendarEntryEntity.get({ userId, scheduledDate: day.scheduledDate }).go({
    consistent: true,
  });
  return entry?.id === id ? entry : null;
}
