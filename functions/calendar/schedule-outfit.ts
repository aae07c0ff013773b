import { Service } from 'electrodb';
import { v7 as uuidv7 } from 'uuid';
import type { CalendarEntry, ScheduleOutfit } from '#shared/contract/calendar';
import { AppError } from '#shared/errors';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import { CalendarDayEntity, CalendarEntryEntity, type CalendarEntryRow } from '../table/calendar-entry.ts';
import { toEntry } from './entry.ts';
import { clearDeletedOutfit, findOutfit } from './scheduled-outfit.ts';

const rows = new Service({ entry: CalendarEntryEntity, day: CalendarDayEntity });

/** Puts one of the user's own outfits on a day that has none yet. */
export async function scheduleOutfit(userId: string, wish: ScheduleOutfit): Promise<CalendarEntry> {
  const outfit = await findOutfit(userId, wish.outfitId);
  if (!outfit) throw new AppError('not_found');
  const row = { ...wish, userId, id: uuidv7() };
  const taken = () => new AppError('calendar.date_taken', { scheduledDate: wish.scheduledDate });
  return retryOnConflict(async () => {
    const refusals = await put(row);
    if (refusals.length === 0) return toEntry(row, outfit);
    if (!(await clearDeletedOutfit(userId, wish.scheduledDate))) throw taken();
    return conflict;
  }, taken);
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
