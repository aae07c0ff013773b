import type { WornDay, WornDaysQuery } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';
import { dayAfter } from '#shared/rules/days';
import { ClothingItemEntity } from '../rows/items/clothing-item.ts';
import { WornDayEntity, type WornDayRow } from '../rows/wear/wear.ts';

/** Earlier than every recorded day. */
const always = '0000-01-01';

/** One page of the days, from `from` on, on which the user wore something. One query. */
export async function listWornDays(userId: string, { from = always, cursor, limit }: WornDaysQuery) {
  const start = cursor && cursor >= from ? dayAfter(cursor) : from;
  const { data, cursor: more } = await WornDayEntity.query
    .byDay({ userId })
    .gte({ date: start })
    .go({ count: limit });
  return { items: data.flatMap(toWornDay), cursor: more ? (data.at(-1)?.date ?? null) : null };
}

/** The wardrobe, newest first, and what was worn since the date `from`. Runs two queries in parallel. */
export async function getStatistics(userId: string, from: string) {
  const [{ data: items }, { data: days }] = await Promise.all([
    ClothingItemEntity.query.byUser({ userId }).go({ order: 'desc', limit: limits.wardrobeItems }),
    WornDayEntity.query.byDay({ userId }).gte({ date: from }).go({ pages: 'all' }),
  ]);
  return { items, days: days.flatMap(toWornDay) };
}

/** A stored day with sorted ids, because sets have no order. Empty if all wears of the day were taken back. */
const toWornDay = ({ date, itemIds = [], outfitIds = [] }: WornDayRow): WornDay[] =>
  itemIds.length || outfitIds.length
    ? [{ date, itemIds: itemIds.toSorted(), outfitIds: outfitIds.toSorted() }]
    : [];
