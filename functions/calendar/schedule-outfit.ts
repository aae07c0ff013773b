import type { CalendarEntry, ScheduleOutfit } from '#shared/contract/calendar';
import { AppError } from '#shared/errors';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import {
  calendarEntities,
  clearDeletedOutfit,
  isStored,
  storeEntry,
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
    const refusals = await commit(calendarEntities, (entities) => storeEntry(entities, row));
    if (refusals.length === 0 || (await isStored(row))) return toEntry(row, outfit);
    if (!(await clearDeletedOutfit(userId, request.scheduledDate)))
      throw new AppError('calendar.date_taken', { scheduledDate: request.scheduledDate });
    return conflict;
  });
}
