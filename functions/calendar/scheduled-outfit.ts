import { CalendarEntryEntity } from '../table/calendar-entry.ts';
import { OutfitEntity, type OutfitRow } from '../table/outfit.ts';
import { deleteEntry } from './remove-entry.ts';

/** One of the user's own outfits, read consistently; null if there is none. */
export async function findOutfit(userId: string, id: string): Promise<OutfitRow | null> {
  const { data } = await OutfitEntity.get({ userId, id }).go({ consistent: true });
  return data;
}

/**
 * Deletes the entry of a day if its outfit was deleted: such an entry is not listed any more, but occupies
 * the day. Returns whether the day is free.
 */
export async function clearDeletedOutfit(userId: string, scheduledDate: string): Promise<boolean> {
  const { data: entry } = await CalendarEntryEntity.get({ userId, scheduledDate }).go({ consistent: true });
  if (!entry) return true;
  if (await findOutfit(userId, entry.outfitId)) return false;
  await deleteEntry(entry);
  return true;
}
