import { v7 as uuidv7 } from 'uuid';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { getMany } from '../platform/batch-get.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import {
  commit,
  conflict,
  onlyIf,
  retryOnConflict,
  stillHas,
  type Writers,
} from '../platform/transactions.ts';
import { CalendarEntryEntity, calendarEntities, storeEntry } from '../rows/calendar/calendar-entry.ts';
import { OutfitEntity, type OutfitRow } from '../rows/outfits/outfit.ts';
import { addToDay, countDay, wearEntities } from '../rows/wear/count-wear.ts';
import { OutfitWearEntity, WearEntity } from '../rows/wear/wear.ts';
import { findItems } from './find-items.ts';

/** What is written when an outfit is worn, or when that is taken back. */
export const wornRows = {
  ...wearEntities,
  ...calendarEntities,
  outfit: OutfitEntity,
  outfitWear: OutfitWearEntity,
};
type Entities = Writers<typeof wornRows>;
/** How long the row of a worn outfit is kept, in seconds: more than the week in which it is not suggested. */
const secondsKept = 10 * 24 * 60 * 60;
/** Several tabs may record the same pieces at the same time. */
export const attempts = 10;

/**
 * Records in one transaction that the user wore an outfit on a date. Counts one wear of each item that still exists, at
 * most one a day. Stores the outfit as worn, so that the outfit and the calendar show it and it is not suggested again
 * soon. Retried if an item, the outfit or the day has changed in the meantime. Returns the items with their new counts.
 * Throws `not_found`.
 */
export const wearOutfit = (userId: string, id: string, date: string): Promise<ClothingItem[]> =>
  retryOnConflict(async () => {
    const outfit = await OutfitEntity.require({ userId, id });
    const { recommendedClothes: itemIds, lastWornOn } = outfit;
    const items = await findItems(userId, itemIds);
    const [wears, entry] = await Promise.all([
      getMany(WearEntity, items, (item) => ({ userId, itemId: item.id, date }), { consistent: true }),
      CalendarEntryEntity.read({ userId, scheduledDate: date }),
    ]);
    const counted = new Set(wears.map(({ itemId }) => itemId));
    const refusals = await commit(wornRows, (entities) => [
      onlyIf(
        entities.outfit
          .patch({ userId, id })
          .set({ lastWornOn: lastWornOn && lastWornOn > date ? lastWornOn : date }),
        stillHas({ lastWornOn }),
      ),
      entities.outfitWear
        .put({ userId, date, outfitId: id, itemIds, expiresAt: epochSeconds(Date.parse(date)) + secondsKept })
        .commit(),
      ...showWorn(entities, outfit, date, entry),
      addToDay(entities, { userId, date }, { itemIds: items.map((item) => item.id), outfitIds: [id] }),
      ...items.flatMap((item) =>
        counted.has(item.id) ? [stillCounted(entities, item, date)] : countDay(entities, item, date),
      ),
    ]);
    return refusals.length ? conflict : findItems(userId, itemIds);
  }, attempts);

/** Refused where the wear of an item was taken back since it was read, perhaps with another outfit of the day. */
const stillCounted = ({ wear }: Entities, { userId, id }: ClothingItem, date: string) =>
  onlyIf(wear.check({ userId, itemId: id, date }), (row, { exists }) => exists(row.date));

/**
 * The operations for the calendar. A free day gets an entry with the outfit, worn. An entry of the outfit is marked as
 * worn. An entry with another outfit is left unchanged.
 */
function showWorn(
  entities: Entities,
  { userId, id: outfitId }: OutfitRow,
  scheduledDate: string,
  planned: { outfitId: string } | null,
) {
  if (planned)
    return planned.outfitId === outfitId
      ? [onlyIf(entities.entry.patch({ userId, scheduledDate }).set({ worn: true }), stillHas({ outfitId }))]
      : [];
  return storeEntry(entities, { userId, id: uuidv7(), outfitId, scheduledDate, notes: null, worn: true });
}
