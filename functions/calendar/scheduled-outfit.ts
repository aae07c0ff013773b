import type { Outfit } from '#shared/contract/outfits';
import { CalendarEntryEntity } from '../table/calendar-entry.ts';
import { OutfitEntity } from '../table/outfit.ts';
import { deleteEntry } from './remove-entry.ts';

export async function findOutfit(userId: string, id: string): Promise<Outfit | null> {
  const { data } = await OutfitEntity.get({ userId, id }).go({ consistent: true });
  return data;
}

/** Frees a day whose outfit was deleted, which nobody sees any more; returns whether the day is free now. */
export async function clearDeletedOutfit(userId: string, scheduledDate: string): Promise<boolean> {
  const { data: entry } = await CalendarEntryEntity.get({ userId, scheduledDate }).go({ consistent: true });
  if (!entry) return true;
  if (await findOutfit(userId, entry.outfitId)) return false;
  await deleteEntry(entry);
  return true;
}
