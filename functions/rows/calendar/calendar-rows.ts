import { commit, onlyIf } from '../../platform/transactions.ts';
import { OutfitEntity } from '../outfits/outfit.ts';
import { CalendarDayEntity, CalendarEntryEntity, type CalendarEntryRow } from './calendar-entry.ts';

/** The entities in which a calendar entry is stored. */
export const calendarEntities = { entry: CalendarEntryEntity, day: CalendarDayEntity };

/**
 * Deletes the entry of a day if its outfit was deleted. Such an entry is no longer listed but still occupies the day.
 * Returns whether the day is free.
 */
export async function clearDeletedOutfit(userId: string, scheduledDate: string): Promise<boolean> {
  const entry = await CalendarEntryEntity.read({ userId, scheduledDate });
  if (!entry) return true;
  if (await OutfitEntity.read({ userId, id: entry.outfitId })) return false;
  await deleteEntry(entry);
  return true;
}

/**
 * Deletes an entry if it is still on its day. Returns the refusals of the transaction, which are empty if the entry was
 * deleted.
 */
export const deleteEntry = ({ userId, id, scheduledDate }: CalendarEntryRow) =>
  commit(calendarEntities, ({ entry, day }) => [
    onlyIf(entry.remove({ userId, scheduledDate }), (row, { eq }) => eq(row.id, id)),
    day.delete({ userId, id }).commit(),
  ]);
