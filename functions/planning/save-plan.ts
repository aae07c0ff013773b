import type { ClothingItem } from '#shared/contract/clothing-item';
import type { PlannedDay, SavedPlan, SavePlan } from '#shared/contract/planning';
import { AppError } from '#shared/errors';
import type { Language } from '#shared/languages';
import { selectionConflict } from '#shared/rules/selection-conflict';
import { briefOfDay } from '#shared/stylist/planning/day-brief';
import { nothingSaid, presentOutfit } from '../../shared/stylist/wording/present-outfit.ts';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import {
  calendarEntities,
  clearDeletedOutfit,
  isStored,
  storeEntry,
} from '../rows/calendar/calendar-entry.ts';
import { readWardrobe } from '../rows/items/clothing-item.ts';
import { inWearingOrder, toVisualizationItem } from '../rows/outfits/outfit-pieces.ts';
import {
  type NewOutfitRow,
  outfitEntities,
  storeOutfit,
  unaskedOutfitFields,
} from '../rows/outfits/outfit-rows.ts';
import { factsOfDay, toldBrief } from './describe-day.ts';

const rows = { ...outfitEntities, ...calendarEntities };

type Outcome = SavedPlan['days'][number];

/**
 * Stores the outfits of a plan as private outfits with their calendar entries. Each day is stored completely in its own
 * transaction, or not at all. Returns the outcome of each day: `saved`, `taken` if the day has another outfit, or
 * `gone` if a piece is missing. Reads the wardrobe once. Throws `request.invalid` if pieces cannot be worn together.
 */
export async function savePlan(
  userId: string,
  newId: string,
  { days }: SavePlan,
  language: Language,
): Promise<SavedPlan> {
  const wardrobe = await readWardrobe(userId, { consistent: true });
  const items = days.map(({ itemIds }) => itemIds.flatMap((id) => find(wardrobe, id)));
  for (const worn of items) {
    const problem = selectionConflict(worn.map(({ category }) => category));
    if (problem) throw new AppError('request.invalid', { field: 'days', message: problem.message });
  }
  return {
    days: await Promise.all(
      days.map(async (day, at): Promise<Outcome> => {
        const worn = items[at] ?? [];
        const { date } = day;
        if (worn.length < day.itemIds.length) return { date, outcome: 'gone', outfitId: null };
        const outfit = newOutfit(userId, idOfDay(newId, at), day, worn, wardrobe, language);
        return (await store(outfit, date))
          ? { date, outcome: 'saved', outfitId: outfit.id }
          : { date, outcome: 'taken', outfitId: null };
      }),
    ),
  };
}

const find = (wardrobe: readonly ClothingItem[], id: string) =>
  wardrobe.find((item) => item.id === id && !item.archiveReason) ?? [];

/** The outfit id for one day of a plan. It sorts by time and is the same when the request is repeated. */
const idOfDay = (newId: string, at: number) => `${newId.slice(0, -2)}${at.toString(16).padStart(2, '0')}`;

/** Stores an outfit and a calendar entry with the same id. Returns false if the day has another outfit. */
const store = (outfit: NewOutfitRow, date: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const { userId, id } = outfit;
    const planned = { userId, id, outfitId: id, scheduledDate: date, notes: null, worn: false };
    const refusals = await commit(rows, (entities) => [
      ...storeEntry(entities, planned),
      ...storeOutfit(entities, outfit),
    ]);
    if (refusals.length === 0 || (await isStored(planned))) return true;
    return (await clearDeletedOutfit(userId, date)) ? conflict : false;
  });

/** A new outfit with texts by the stylist, for the weather and the occasion of the proposal. */
function newOutfit(
  userId: string,
  id: string,
  day: PlannedDay,
  worn: readonly ClothingItem[],
  wardrobe: readonly ClothingItem[],
  language: Language,
): NewOutfitRow {
  const brief = briefOfDay(day, wardrobe);
  const facts = factsOfDay(wardrobe, day.itemIds, day, brief, language);
  const {
    title: _,
    description,
    reasoning,
    styleNotes,
    itemReasons,
    ...analysis
  } = presentOutfit(facts, nothingSaid);
  return {
    ...unaskedOutfitFields(id),
    userId,
    title: day.title,
    titleLanguage: language,
    language,
    description,
    occasion: day.occasion,
    recommendedClothes: day.itemIds,
    reasoning,
    styleNotes,
    isPublic: false,
    brief: toldBrief(brief, day),
    aiAnalysis: {
      ...analysis,
      usedPinboardTrends: false,
      outfitVisualization: {
        items: inWearingOrder(worn).map((item) => toVisualizationItem(item, itemReasons[item.id] ?? '')),
      },
    },
  };
}
