import { isDeepStrictEqual } from 'node:util';
import { commit, onlyIf, stillHas } from '../../platform/transactions.ts';
import { CalendarDayEntity, CalendarEntryEntity } from '../../rows/calendar/calendar-entry.ts';
import { ClothingItemEntity } from '../../rows/items/clothing-item.ts';
import { WardrobeCountEntity } from '../../rows/items/wardrobe-count.ts';
import { OutfitCountEntity, OutfitEntity, OutfitPieceEntity } from '../../rows/outfits/outfit.ts';
import { WearEntity, WornDayEntity } from '../../rows/wear/wear.ts';
import { type Difference, differentCounts, differentRows, strayRows, tally } from './difference.ts';
import type { Rows } from './read-rows.ts';

const service = {
  outfit: OutfitEntity,
  piece: OutfitPieceEntity,
  entry: CalendarEntryEntity,
  day: CalendarDayEntity,
  wear: WearEntity,
  wornDay: WornDayEntity,
};

/** The differences in rows that are projected from a person's own clothes, outfits and days. */
export function* ownDifferences(rows: Rows): Iterable<Difference> {
  yield* differentCounts({
    kind: 'number of items',
    stored: new Map(rows(WardrobeCountEntity).map(({ userId, items }) => [userId, items])),
    expected: tally(rows(ClothingItemEntity), ({ userId }) => userId),
    write: (userId, items, from) =>
      WardrobeCountEntity.upsert({ userId, items })
        .where(stillHas({ items: from }))
        .go(),
  });
  yield* differentCounts({
    kind: 'number of outfits',
    stored: new Map(rows(OutfitCountEntity).map(({ userId, outfits }) => [userId, outfits])),
    expected: tally(rows(OutfitEntity), ({ userId }) => userId),
    write: (userId, outfits, from) =>
      OutfitCountEntity.upsert({ userId, outfits })
        .where(stillHas({ outfits: from }))
        .go(),
  });
  const owned = new Set(rows(ClothingItemEntity).map(({ userId, id }) => ofItem(userId, id)));
  yield* wears(rows, owned);
  yield* wornDays(rows, owned);
  yield* pieces(rows);
  yield* days(rows);
}

const ofItem = (userId: string, itemId: string) => `${userId} ${itemId}`;

/** `owned` contains the ids of the existing items. */
function* wears(rows: Rows, owned: ReadonlySet<string>): Iterable<Difference> {
  const wornOn = Map.groupBy(rows(WearEntity), ({ userId, itemId }) => ofItem(userId, itemId));
  for (const { userId, id, timesWorn, lastWornOn } of rows(ClothingItemEntity)) {
    const key = ofItem(userId, id);
    const dates = (wornOn.get(key) ?? []).map(({ date }) => date).toSorted();
    const stored = { timesWorn, lastWornOn };
    const expected = { timesWorn: dates.length, lastWornOn: dates.at(-1) ?? null };
    if (isDeepStrictEqual(stored, expected)) continue;
    const repair = () =>
      ClothingItemEntity.patch({ userId, id }).set(expected).where(stillHas({ timesWorn })).go();
    yield { kind: 'days worn', key, stored, expected, repair };
  }
  yield* strayRows({
    kind: 'day of an item that is gone',
    keyOf: ({ userId, itemId, date }) => `${ofItem(userId, itemId)} ${date}`,
    stored: rows(WearEntity),
    isDue: ({ userId, itemId }) => owned.has(ofItem(userId, itemId)),
    remove: (row) => WearEntity.delete(row).go(),
  });
}

type WornPiece = { userId: string; date: string; itemId: string };

/** Compares the items of each worn day with the wears. */
const wornDays = (rows: Rows, owned: ReadonlySet<string>) =>
  differentRows<WornPiece>({
    kind: 'item of a day',
    keyOf: ({ userId, date, itemId }) => `${userId} ${date} ${itemId}`,
    // Rows are read without ElectroDB, so sets are JavaScript sets.
    stored: rows(WornDayEntity).flatMap(({ userId, date, itemIds }) =>
      [...(itemIds ?? [])].map((itemId) => ({ userId, date, itemId })),
    ),
    // The wears of deleted items are removed.
    expected: rows(WearEntity).filter(({ userId, itemId }) => owned.has(ofItem(userId, itemId))),
    add: ({ userId, date, itemId }) =>
      commit(service, ({ wear, wornDay }) => [
        onlyIf(wear.check({ userId, itemId, date }), (row, { exists }) => exists(row.date)),
        wornDay
          .upsert({ userId, date })
          .add({ itemIds: [itemId] })
          .commit(),
      ]),
    remove: ({ userId, date, itemId }) =>
      commit(service, ({ wear, wornDay }) => [
        onlyIf(wear.check({ userId, itemId, date }), (row, { notExists }) => notExists(row.date)),
        wornDay
          .patch({ userId, date })
          .delete({ itemIds: [itemId] })
          .commit(),
      ]),
  });

type Piece = { userId: string; itemId: string; outfitId: string };

const pieces = (rows: Rows) =>
  differentRows<Piece>({
    kind: 'outfit of an item',
    keyOf: ({ userId, itemId, outfitId }) => `${userId} ${itemId} ${outfitId}`,
    stored: rows(OutfitPieceEntity),
    expected: rows(OutfitEntity).flatMap(({ userId, id, recommendedClothes }) =>
      recommendedClothes.map((itemId) => ({ userId, itemId, outfitId: id })),
    ),
    add: (row) =>
      commit(service, ({ outfit, piece }) => [
        onlyIf(
          outfit.check({ userId: row.userId, id: row.outfitId }),
          ({ recommendedClothes }, { contains }) => contains(recommendedClothes, row.itemId),
        ),
        piece.put(row).commit(),
      ]),
    remove: (row) =>
      commit(service, ({ outfit, piece }) => [
        onlyIf(
          outfit.check({ userId: row.userId, id: row.outfitId }),
          ({ id, recommendedClothes }, { contains, notExists }) =>
            `${notExists(id)} OR NOT ${contains(recommendedClothes, row.itemId)}`,
        ),
        piece.delete(row).commit(),
      ]),
  });

type Day = { userId: string; id: string; scheduledDate: string };

const days = (rows: Rows) =>
  differentRows<Day>({
    kind: 'day of an entry',
    keyOf: ({ userId, id, scheduledDate }) => `${userId} ${id} ${scheduledDate}`,
    stored: rows(CalendarDayEntity),
    expected: rows(CalendarEntryEntity),
    add: ({ userId, id, scheduledDate }) =>
      commit(service, ({ entry, day }) => [
        onlyIf(entry.check({ userId, scheduledDate }), stillHas({ id })),
        day.put({ userId, id, scheduledDate }).commit(),
      ]),
    remove: ({ userId, id, scheduledDate }) =>
      CalendarDayEntity.delete({ userId, id }).where(stillHas({ scheduledDate })).go(),
  });
