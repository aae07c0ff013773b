import type { CalendarEntry, EntryChanges } from '#shared/contract/calendar';
import { AppError } from '#shared/errors';
import { definedFields } from '../platform/defined-fields.ts';
import { commit, conflict, onlyIf, refused, retryOnConflict, stillHas } from '../platform/transactions.ts';
import {
  CalendarDayEntity,
  CalendarEntryEntity,
  type CalendarEntryRow,
  calendarEntities,
  clearDeletedOutfit,
  deleteEntry,
} from '../rows/calendar/calendar-entry.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { toEntry } from './to-entry.ts';

/**
 * Changes the notes or the outfit of a calendar entry, or moves it to another day. The entry keeps its id. With another
 * outfit or day the entry is no longer marked as worn. Throws `calendar.date_taken` if the day already has an entry,
 * and `not_found` for an unknown entry or a deleted outfit.
 */
export const updateEntry = (userId: string, id: string, changes: EntryChanges): Promise<CalendarEntry> =>
  retryOnConflict(async () => {
    const before = await findEntry(userId, id);
    if (!before) throw new AppError('not_found');
    const changed = { ...before, ...definedFields(changes) };
    const outfit = await OutfitEntity.require({ userId, id: changed.outfitId });
    const isSame = changed.outfitId === before.outfitId && changed.scheduledDate === before.scheduledDate;
    // Nothing changes, or an earlier attempt has changed it already.
    if (isSame && changed.notes === before.notes) return toEntry(before, outfit);
    const after = {
      ...changed,
      worn: isSame && before.worn === true,
      changes: (before.changes ?? 0) + 1,
      changedAt: new Date().toISOString(),
    };
    const [atOldDay, atNewDay] = await (after.scheduledDate === before.scheduledDate
      ? writeInPlace(after, before.changes)
      : move(before, after));
    if (atOldDay !== refused && atNewDay !== refused) return toEntry(after, outfit);
    // Another request moved or deleted the entry in the meantime.
    if (atOldDay === refused) return conflict;
    if (!(await clearDeletedOutfit(userId, after.scheduledDate)))
      throw new AppError('calendar.date_taken', { scheduledDate: after.scheduledDate });
    return conflict;
  });

const writeInPlace = ({ userId, scheduledDate, id, ...changed }: CalendarEntryRow, count?: number) =>
  commit(calendarEntities, ({ entry }) => [
    onlyIf(entry.patch({ userId, scheduledDate }).set(changed), stillHas({ id, changes: count })),
  ]);

const move = (before: CalendarEntryRow, after: CalendarEntryRow) =>
  commit(calendarEntities, ({ entry, day }) => [
    onlyIf(
      entry.remove({ userId: before.userId, scheduledDate: before.scheduledDate }),
      stillHas({ id: before.id }),
    ),
    entry.create(after).commit(),
    day.patch({ userId: after.userId, id: after.id }).set({ scheduledDate: after.scheduledDate }).commit(),
  ]);

/** Finds the user's calendar entry by its id: first the day of the id, then its entry. Null if there is none. */
async function findEntry(userId: string, id: string): Promise<CalendarEntryRow | null> {
  const day = await CalendarDayEntity.read({ userId, id });
  if (!day) return null;
  const entry = await CalendarEntryEntity.read({ userId, scheduledDate: day.scheduledDate });
  return entry?.id === id ? entry : null;
}

/** Deletes a calendar entry, also one that another request moves meanwhile. Idempotent. */
export const removeEntry = (userId: string, id: string): Promise<undefined> =>
  retryOnConflict(async () => {
    const entry = await findEntry(userId, id);
    return entry ? deleteEntry(entry) : undefined;
  });
