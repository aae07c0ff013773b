import { Service } from 'electrodb';
import { AppError } from '#shared/errors';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import { CalendarDayEntity, CalendarEntryEntity, type CalendarEntryRow } from '../table/calendar-entry.ts';
import { findEntry } from './find-entry.ts';

const rows = new Service({ entry: CalendarEntryEntity, day: CalendarDayEntity });

/** Takes an entry off the calendar; one that moves to another day meanwhile is followed there. */
export const removeEntry = (userId: string, id: string): Promise<undefined> =>
  retryOnConflict(
    async () => {
      const refusals = await deleteEntry(await findEntry(userId, id));
      return refusals.length ? conflict : undefined;
    },
    () => new AppError('not_found'),
  );

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
