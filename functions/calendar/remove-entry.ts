import { Service } from 'electrodb';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import { CalendarDayEntity, CalendarEntryEntity, type CalendarEntryRow } from '../table/calendar-entry.ts';
import { findEntry } from './find-entry.ts';

const rows = new Service({ entry: CalendarEntryEntity, day: CalendarDayEntity });

/**
 * Deletes a calendar entry, also if another request moves it to another day meanwhile. Does nothing if there
 * is no such entry of the user's, so that it can be repeated.
 */
export const removeEntry = (userId: string, id: string): Promise<undefined> =>
  retryOnConflict(async () => {
    const entry = await findEntry(userId, id);
    if (!entry) return;
    return (await deleteEntry(entry)).length ? conflict : undefined;
  });

/**
 * Deletes an entry if it is still on its day; returns the transaction's refusals, empty if it was deleted.
 */
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
