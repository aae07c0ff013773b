import { Service } from 'electrodb';
import { v7 as uuidv7 } from 'uuid';
import type { CalendarEntry, ScheduleOutfit } from '#shared/contract/calendar';
import { AppError } from '#shared/errors';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import { CalendarDayEntity, CalendarEntryEntity, type CalendarEntryRow } from '../table/calendar-entry.ts';
import { clearDeletedOutfit, findOutfit } from './scheduled-outfit.ts';
import { toEntry } from './to-entry.ts';

const rows = new Service({ entry: CalendarEntryEntity, day: CalendarDayEntity });

/**
 * Schedules one of the user's own outfits for a day. Throws `not_found` for an unknown outfit, and
 * `calendar.date_taken` for a day that has an entry.
 */
export async function scheduleOutfit(userId: string, request: ScheduleOutfit): Promise<CalendarEntry> {
  const outfit = await findOutfit(userId, request.outfitId);
  if (!outfit) throw new AppError('not_found');
  const row = { ...request, userId, id: uuidv7() };
  return retryOnConflict(async () => {
    const refusals = await put(row);
    if (refusals.length === 0) return toEntry(row, outfit);
    if (!(await clearDeletedOutfit(userId, request.scheduledDate)))
      throw new AppError('calendar.date_taken', { scheduledDate: request.scheduledDate });
    return conflict;
  });
}

const put = (row: CalendarEntryRow) =>
  commit(() =>
    rows.transaction
      .write(({ entry, day }) => [
        entry.create(row).commit(),
        day.create({ userId: row.userId, id: row.id, scheduledDate: row.scheduledDate }).commit(),
      ])
      .go(),
  );
