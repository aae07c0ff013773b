import type { CalendarEntry, ScheduledOutfit } from '#shared/contract/calendar';
import type { CalendarEntryRow } from '../table/calendar-entry.ts';
import type { OutfitRow } from '../table/outfit.ts';

/** A stored calendar entry with its outfit, as the contract's entry. */
export const toEntry = (
  { id, userId, outfitId, scheduledDate, notes }: CalendarEntryRow,
  outfit: OutfitRow,
): CalendarEntry => ({ id, userId, outfitId, scheduledDate, notes, outfit: toScheduled(outfit) });

function toScheduled(outfit: OutfitRow): ScheduledOutfit {
  const { id, title, mood, outfitImageUrl, generatedImageUrl, aiGeneratedImageUrl, aiAnalysis } = outfit;
  const pieces = aiAnalysis.outfitVisualization.items.map(
    ({ itemId, itemName, category, color, imageUrl }) => ({ itemId, itemName, category, color, imageUrl }),
  );
  return { id, title, mood, outfitImageUrl, generatedImageUrl, aiGeneratedImageUrl, pieces };
}
