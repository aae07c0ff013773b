import { Service } from 'electrodb';
import type { CalendarEntry, EntryChanges } from '#shared/contract/calendar';
import { AppError } from '#shared/errors';
import { definedFields } from '../platform/defined-fields.ts';
import { commit, conflict, refused, retryOnConflict } from '../platform/transactions.ts';
import { CalendarDayEntity, CalendarEntryEntity, type CalendarEntryRow } from '../table/calendar-entry.ts';
import { findEntry } from './find-entry.ts';
import { clearDeletedOutfit, findOutfit } from './scheduled-outfit.ts';
import { toEntry } from './to-entry.ts';

const rows = new Service({ entry: CalendarEntryEntity, day: CalendarDayEntity });

/**
 * Changes the notes of a calendar entry, or moves it to another day; the entry keeps its id. Throws
 * `calendar.date_taken` for a day that has an entry, and `not_found` for an unknown entry or a deleted
 * outfit.
 */
export const updateEntry = (userId: string, id: string, changes: EntryChanges): Promise<CalendarEntry> =>
  retryOnConflict(async () => {
    const before = await findEntry(userId, id);
    const outfit = await findOutfit(userId, before.outfitId);
    if (!outfit) throw new AppError('not_found');
    const after = { ...before, ...definedFields(changes) };
    const [atOldDay, atNewDay] = await (after.scheduledDate === before.scheduledDate
      ? writeNotes(after)
      : move(before, after));
    if (atOldDay !== refused && atNewDay !== refused) return toEntry(after, outfit);
    // Another request moved or removed the entry.
    if (atOldDay === refused) return conflict;
    if (!(await clearDeletedOutfit(userId, after.scheduledDate)))
      throw new AppError('calendar.date_taken', { scheduledDate: after.scheduledDate });
    return conflict;
  });

const writeNotes = ({ userId, scheduledDate, id, notes }: CalendarEntryRow) =>
  commit(() =>
    rows.transaction
      .write(({ entry }) => [
        entry
          .patch({ userId, scheduledDate })
          .set({ notes })
          .where((row, { eq }) => eq(row.id, id))
          .commit(),
      ])
      .go(),
  );

const move = (before: CalendarEntryRow, after: CalendarEntryRow) =>
  commit(() =>
    rows.transaction
      .write(({ entry, day }) => [
        entry
          .remove({ userId: before.userId, scheduledDate: before.scheduledDate })
          .where((row, { eq }) => eq(row.id, before.id))
          .commit(),
        entry.create(after).commit(),
        day
          .patch({ userId: after.userId, id: after.id })
          .set({ scheduledDate: after.scheduledDate })
          .commit(),
      ])
      .go(),
  );
