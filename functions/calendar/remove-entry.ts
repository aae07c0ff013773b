import { Service } from 'electrodb';
import { AppError } from '#shared/errors';
import { commit } from '../platform/transactions.ts';
import { CalendarDayEntity, CalendarEntryEntity, type CalendarEntryRow } from '../table/calendar-entry.ts';
import { findEntry } from './find-entry.ts';

const rows = new Service({ entry: CalendarEntryEntity, day: CalendarDayEntity });
const attempts = 3;

/** Takes an entry off the calendar; one that moves to another day meanwhile is followed there. */
export async function removeEntry(userId: string, id: string): Promise<undefined> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const entry = await findEntry(userId, id);
    if ((await deleteEntry(entry)).length === 0) return;
  }
  throw new AppError('not_found');
}

/** Returns the refusals: an entry that is on its day no more is left as it is. */
export const deleteEntry = ({ userId, id, scheduledDate }: CalendarEntryRow) =>
  commit(() =>
    rows.transaction
      .write(({ entry, day }) => [
        entry
          .remove({ userId, scheduledDate })
          .where((row, { eq }) => eq(row.id, id))
          .commit(),
        day.delete({ userId, id }).commit(),
      ])
      .go(),
  );
