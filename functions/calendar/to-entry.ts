import type { CalendarEntry, ScheduledOutfit } from '#shared/contract/calendar';
import { timeOfId } from '../platform/id-time.ts';
import type { CalendarEntryRow } from '../rows/calendar/calendar-entry.ts';
import type { OutfitRow } from '../rows/outfits/outfit.ts';

/** The attributes of an outfit that a calendar shows. */
export const shownAttributes = [
  'id',
  'title',
  'titleLanguage',
  'mood',
  'outfitImageUrl',
  'generatedImageUrl',
  'aiGeneratedImageUrl',
  'aiAnalysis',
] as const;

/** Converts a stored calendar entry and its outfit to the entry of the contract. */
export const toEntry = (
  { worn = false, changes = 0, changedAt, ...row }: CalendarEntryRow,
  outfit: OutfitRow,
): CalendarEntry => {
  const { id, userId, outfitId, scheduledDate, notes } = row;
  const shown = { id, userId, outfitId, scheduledDate, notes, worn, changes };
  return { ...shown, changedAt: changedAt ?? timeOfEntry(id), outfit: toScheduled(outfit) };
};

/** Returns when an entry was made. */
const timeOfEntry = (id: string) => new Date(timeOfId(id)).toISOString();

type Shown = Pick<OutfitRow, (typeof shownAttributes)[number]>;

/** An outfit as a calendar shows it. */
export function toScheduled(outfit: Shown): ScheduledOutfit {
  const { id, title, titleLanguage, mood, aiAnalysis } = outfit;
  const { outfitImageUrl, generatedImageUrl, aiGeneratedImageUrl } = outfit;
  const pieces = aiAnalysis.outfitVisualization.items.map(
    ({ itemId, itemName, category, color, imageUrl }) => ({ itemId, itemName, category, color, imageUrl }),
  );
  const pictures = { outfitImageUrl, generatedImageUrl, aiGeneratedImageUrl };
  return { id, title, titleLanguage, mood, ...pictures, pieces };
}
