import { Service } from 'electrodb';
import { v7 as uuidv7 } from 'uuid';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { addToDay, countDay, wearEntities } from '../domain/count-wear.ts';
import { batchGet } from '../platform/batch-get.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import { CalendarDayEntity, CalendarEntryEntity } from '../table/calendar-entry.ts';
import { OutfitEntity, type OutfitRow } from '../table/outfit.ts';
import { OutfitWearEntity } from '../table/outfit-wear.ts';
import { WearEntity } from '../table/wear.ts';
import { findItems } from './find-items.ts';
import { getOutfit } from './get-outfit.ts';

const rows = new Service({
  ...wearEntities,
  outfit: OutfitEntity,
  outfitWear: OutfitWearEntity,
  entry: CalendarEntryEntity,
  day: CalendarDayEntity,
});
type Entities = Parameters<Parameters<typeof rows.transaction.write>[0]>[0];
/** How long a worn outfit is kept: longer than the week in which it is not suggested again. */
const secondsKept = 10 * 24 * 60 * 60;
/** Several tabs may tell of the same pieces at once. */
const attempts = 10;

/**
 * Records that the user wore an outfit on a date, in one transaction: counts one wear of each of its items that still
 * exist, once a day, and stores the outfit as worn, so that it and the calendar show it and it is not suggested again
 * soon. It begins again where an item, the outfit or the day has changed meanwhile. Returns the items with their
 * new counts.
 */
export const wearOutfit = (userId: string, id: string, date: string): Promise<ClothingItem[]> =>
  retryOnConflict(async () => {
    const outfit = await getOutfit(userId, id);
    const { recommendedClothes: itemIds, lastWornOn } = outfit;
    const items = await findItems(userId, itemIds);
    const [wears, { data: entry }] = await Promise.all([
      batchGet(
        (keys) => WearEntity.get(keys).go({ consistent: true }),
        items.map((item) => ({ userId, itemId: item.id, date })),
      ),
      CalendarEntryEntity.get({ userId, scheduledDate: date }).go({ consistent: true }),
    ]);
    const counted = new Set(wears.map(({ itemId }) => itemId));
    const refusals = await commit(() =>
      rows.transaction
        .write((entities) => [
          entities.outfit
            .patch({ userId, id })
            .set({ lastWornOn: lastWornOn && lastWornOn > date ? lastWornOn : date })
            .where((row, { eq, notExists }) =>
              lastWornOn ? eq(row.lastWornOn, lastWornOn) : notExists(row.lastWornOn),
            )
            .commit(),
          entities.outfitWear
            .put({
              userId,
              date,
              outfitId: id,
              itemIds,
              expiresAt: epochSeconds(Date.parse(date)) + secondsKept,
            })
            .commit(),
          ...showWorn(entities, outfit, date, entry),
          addToDay(entities, { userId, date }, { itemIds: items.map((item) => item.id), outfitIds: [id] }),
          ...items.flatMap((item) =>
            counted.has(item.id) ? [stillCounted(entities, item, date)] : countDay(entities, item, date),
          ),
        ])
        .go(),
    );
    return refusals.length ? conflict : findItems(userId, itemIds);
  }, attempts);

/** Refused where the wear of an item was taken back since it was read, perhaps with another outfit of the day. */
const stillCounted = ({ wear }: Entities, { userId, id }: ClothingItem, date: string) =>
  wear
    .check({ userId, itemId: id, date })
    .where((row, { exists }) => exists(row.date))
    .commit();

/**
 * The operations that show in the calendar that an outfit was worn on a day: a free day gets an entry, and the entry of
 * the outfit is marked. A day that has another outfit stays as it is.
 */
function showWorn(
  { entry, day }: Entities,
  { userId, id: outfitId }: OutfitRow,
  scheduledDate: string,
  planned: { outfitId: string } | null,
) {
  if (planned)
    return planned.outfitId === outfitId
      ? [
          entry
            .patch({ userId, scheduledDate })
            .set({ worn: true })
            .where((row, { eq }) => eq(row.outfitId, outfitId))
            .commit(),
        ]
      : [];
  const id = uuidv7();
  return [
    entry.create({ userId, id, outfitId, scheduledDate, notes: null, worn: true }).commit(),
    day.create({ userId, id, scheduledDate }).commit(),
  ];
}
