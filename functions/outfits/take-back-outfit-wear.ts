import { firstWearable } from '#shared/rules/days';
import { getMany } from '../platform/batch-get.ts';
import { commit, conflict, onlyIf, retryOnConflict, stillHas } from '../platform/transactions.ts';
import { CalendarEntryEntity } from '../rows/calendar/calendar-entry.ts';
import { OutfitEntity, type OutfitRow } from '../rows/outfits/outfit.ts';
import { lastWornBesides, takeOutfitFromDay, uncountDay } from '../rows/wear/count-wear.ts';
import { OutfitWearEntity, WearEntity, WornDayEntity, type WornDayRow } from '../rows/wear/wear.ts';
import { findItems } from './find-items.ts';
import { attempts, wornRows } from './wear-outfit.ts';

/**
 * Takes back that the user wore an outfit on a day, in one transaction. Removes the wears of its pieces, except for
 * pieces of another outfit worn that day. Also clears the mark on the outfit and in the calendar, where the outfit
 * stays planned. Does nothing if it was not worn that day. Retried if something has changed in the meantime. Returns
 * the outfit. Throws `not_found`.
 */
export const takeBackOutfitWear = (userId: string, id: string, date: string): Promise<OutfitRow> =>
  retryOnConflict(async () => {
    const outfit = await OutfitEntity.require({ userId, id });
    const day = await WornDayEntity.read({ userId, date });
    if (!day?.outfitIds?.includes(id) && outfit.lastWornOn !== date) return outfit;
    const [worn, entry, latest] = await Promise.all([
      wornAlone(outfit, day, date),
      CalendarEntryEntity.read({ userId, scheduledDate: date }),
      latestBesides(outfit, date),
    ]);
    const refusals = await commit(wornRows, ({ outfit: outfits, outfitWear, entry: entries, ...wears }) => [
      onlyIf(
        latest
          ? outfits.patch({ userId, id }).set({ lastWornOn: latest })
          : outfits.patch({ userId, id }).remove(['lastWornOn']),
        stillHas({ lastWornOn: outfit.lastWornOn }),
      ),
      outfitWear.delete({ userId, date, outfitId: id }).commit(),
      ...(entry?.outfitId === id
        ? [
            onlyIf(
              entries.patch({ userId, scheduledDate: date }).set({ worn: false }),
              stillHas({ outfitId: id }),
            ),
          ]
        : []),
      takeOutfitFromDay(wears, { userId, date }, day, {
        itemIds: worn.map(({ item }) => item.id),
        outfitIds: [id],
      }),
      ...worn.flatMap(({ item, lastWornOn }) => uncountDay(wears, item, date, lastWornOn)),
    ]);
    return refusals.length ? conflict : OutfitEntity.require({ userId, id });
  }, attempts);

/** The items whose wear on this day belongs to no other outfit, each with its latest other day of wear. */
async function wornAlone({ userId, id }: OutfitRow, day: WornDayRow | null, date: string) {
  const others = (day?.outfitIds ?? []).filter((each) => each !== id);
  const piecesOf = await wornPieces(userId, date, [id, ...others]);
  const kept = new Set(others.flatMap(piecesOf));
  const itemIds = [...new Set(piecesOf(id))].filter((itemId) => !kept.has(itemId));
  const [items, wears] = await Promise.all([
    findItems(userId, itemIds),
    getMany(WearEntity, itemIds, (itemId) => ({ userId, itemId, date }), { consistent: true }),
  ]);
  const counted = new Set(wears.map(({ itemId }) => itemId));
  return Promise.all(
    items
      .filter((item) => counted.has(item.id))
      .map(async (item) => ({
        item,
        lastWornOn: item.lastWornOn === date ? await lastWornBesides(userId, item.id, date) : item.lastWornOn,
      })),
  );
}

/** The items that outfits had on the day they were worn; for a day that is long ago, those that they have today. */
async function wornPieces(userId: string, date: string, ids: readonly string[]) {
  const [wears, outfits] = await Promise.all([
    getMany(OutfitWearEntity, ids, (outfitId) => ({ userId, date, outfitId }), { consistent: true }),
    getMany(OutfitEntity, ids, (id) => ({ userId, id }), { consistent: true }),
  ]);
  const pieces = new Map(outfits.map((outfit) => [outfit.id, outfit.recommendedClothes]));
  for (const { outfitId, itemIds } of wears) pieces.set(outfitId, itemIds);
  return (id: string) => pieces.get(id) ?? [];
}

/** The latest day in the past year on which the outfit was worn, other than `date`. */
async function latestBesides(
  { userId, id, lastWornOn }: OutfitRow,
  date: string,
): Promise<string | undefined> {
  if (lastWornOn !== date) return lastWornOn;
  const { data: days } = await WornDayEntity.query
    .byDay({ userId })
    .between({ date: firstWearable(date) }, { date })
    .go({ order: 'desc', pages: 'all', consistent: true });
  return days.find((day) => day.date !== date && day.outfitIds?.includes(id))?.date;
}
