import type { CalendarEntry, ScheduleOutfit } from '#shared/contract/calendar';
import { AppError } from '#shared/errors';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import {
  CalendarEntryEntity,
  type CalendarEntryRow,
  calendarEntities,
  clearDeletedOutfit,
} from '../rows/calendar/calendar-entry.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { toEntry } from './to-entry.ts';

/**
 * Schedules one of the user's own outfits for a day and stores it as the entry `id`. Throws `not_found` for an unknown
 * outfit, and `calendar.date_taken` if the day already has an entry.
 */
export async function scheduleOutfit(
  userId: string,
  id: string,
  request: ScheduleOutfit,
): Promise<CalendarEntry> {
  const outfit = await OutfitEntity.require({ userId, id: request.outfitId });
  const row = { ...request, userId, id };
  return retryOnConflict(async () => {
    const refusals = await put(row);
    if (refusals.length === 0 || (await isStored(row))) return toEntry(row, outfit);
    if (!(await clearDeletedOutfit(userId, request.scheduledDate)))
      throw new AppError('calendar.date_taken', { scheduledDate: request.scheduledDate });
    return conflict;
  });
}

/** Whether an earlier attempt of this request has already stored the entry. */
async function isStored({ userId, scheduledDate, id }: CalendarEntryRow) {
  const stored = await CalendarEntryEntity.read({ userId, scheduledDate });
  return stored?.id === id;
}

const put = (row: CalendarEntryRow) =>
  commit(calendarEntities, ({ entry, day }) => [
    entry.create(row).commit(),
    day.create({ userId: row.userId, id: row.id, scheduledDate: row.scheduledDate }).commit(),
  ]);
