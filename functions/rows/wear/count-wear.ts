import type { ClothingItem } from '#shared/contract/clothing-item';
import { onlyIf, stillHas, type Writers } from '../../platform/transactions.ts';
import { ClothingItemEntity } from '../items/clothing-item.ts';
import { WearEntity, WornDayEntity, type WornDayRow } from './wear.ts';

/** The entities that the operations below write. Transactions include them together with their own entities. */
export const wearEntities = { wear: WearEntity, item: ClothingItemEntity, wornDay: WornDayEntity };
type Entities = Writers<typeof wearEntities>;
type Where = Parameters<ReturnType<Entities['wornDay']['check']>['where']>[0];
type Counted = Pick<ClothingItem, 'userId' | 'id' | 'timesWorn' | 'lastWornOn'>;

/**
 * The operations of a transaction that counts a day (YYYY-MM-DD) on which an item was worn. Refused if the day is
 * already counted, or if another day was counted or taken back since the item was read.
 */
export const countDay = (
  { wear, item }: Entities,
  { userId, id, timesWorn, lastWornOn }: Counted,
  date: string,
) => [
  wear.create({ userId, itemId: id, date }).commit(),
  onlyIf(
    item
      .patch({ userId, id })
      .add({ timesWorn: 1 })
      .set({ lastWornOn: lastWornOn && lastWornOn > date ? lastWornOn : date }),
    stillHas({ timesWorn }),
  ),
];

/**
 * The operations that take back a counted day of an item. They are refused under the same condition as `countDay`.
 * `lastWornOn` is the latest remaining day.
 */
export const uncountDay = (
  { wear, item }: Entities,
  { userId, id, timesWorn }: Counted,
  date: string,
  lastWornOn: string | null,
) => [
  wear.remove({ userId, itemId: id, date }).commit(),
  onlyIf(item.patch({ userId, id }).add({ timesWorn: -1 }).set({ lastWornOn }), stillHas({ timesWorn })),
];

type Worn = { itemIds: readonly string[]; outfitIds?: readonly string[] };

/** The operation that adds items and outfits to what was worn on a day. */
export const addToDay = ({ wornDay }: Entities, day: { userId: string; date: string }, worn: Worn) =>
  wornDay.upsert(day).add(setsOf(worn)).commit();

/** The operation that removes items and outfits from a day. Empty if the day has no row. */
export const takeFromDay = ({ wornDay }: Entities, row: WornDayRow | null, worn: Worn) =>
  row ? [wornDay.patch({ userId: row.userId, date: row.date }).delete(setsOf(worn)).commit()] : [];

/** The operation that removes an outfit and its items from a day. Refused if the day has changed since `row`. */
export const takeOutfitFromDay = (
  { wornDay }: Entities,
  day: { userId: string; date: string },
  row: WornDayRow | null,
  worn: Worn,
) => {
  const isAsRead: Where = ({ outfitIds }, { eq, notExists }) =>
    row?.outfitIds?.length ? eq(outfitIds, asSet(row.outfitIds)) : notExists(outfitIds);
  return row
    ? onlyIf(wornDay.patch(day).delete(setsOf(worn)), isAsRead)
    : onlyIf(wornDay.check(day), isAsRead);
};

/** ElectroDB stores an array as a set, but passes it to a condition as a list. A condition on a set needs a `Set`. */
const asSet = (values: readonly string[]) => new Set(values) as unknown as string[];

/** The values of the sets to add or remove. Empty sets are left out, because DynamoDB has none. */
const setsOf = ({ itemIds, outfitIds = [] }: Worn) => ({
  ...(itemIds.length ? { itemIds: [...itemIds] } : {}),
  ...(outfitIds.length ? { outfitIds: [...outfitIds] } : {}),
});

/** The latest day on which an item was worn, other than `date`; null if there is none. */
export async function lastWornBesides(userId: string, itemId: string, date: string): Promise<string | null> {
  const { data: days } = await WearEntity.query
    .byItem({ userId, itemId })
    .go({ order: 'desc', limit: 2, consistent: true });
  return days.find((day) => day.date !== date)?.date ?? null;
}
