import type { Feedback } from '#shared/ranker/feedback';
import { dayFromToday } from '#shared/rules/days';
import { batchGet } from '../platform/batch-get.ts';
import { CalendarEntryEntity } from '../table/calendar-entry.ts';
import { OutfitEntity } from '../table/outfit.ts';
import { OutfitWearEntity } from '../table/outfit-wear.ts';

/** What the ranker needs of a person's past; outfits are lists of item ids. */
export type History = {
  wornThisWeek: string[][];
  suggestedLately: string[][];
  feedback: Feedback[];
};

/** How far back ratings are read: the newest outfits of a person, some 90 kB or 11 read units. */
const newest = 30;
const suggestions = 5;

/** Reads what a person was suggested, rated and wore recently. */
export async function readHistory(userId: string): Promise<History> {
  const [wornThisWeek, { data: outfits }] = await Promise.all([
    readWornThisWeek(userId),
    OutfitEntity.query
      .byUser({ userId })
      .go({ order: 'desc', limit: newest, attributes: ['recommendedClothes', 'feedback'] }),
  ]);
  return {
    wornThisWeek,
    suggestedLately: outfits.slice(0, suggestions).map(({ recommendedClothes }) => recommendedClothes),
    feedback: outfits.flatMap(({ recommendedClothes, feedback }) =>
      feedback ? [{ itemIds: recommendedClothes, liked: feedback === 'like' }] : [],
    ),
  };
}

/** The outfits of today and the seven days before: those marked as worn and those scheduled in the calendar. */
export async function readWornThisWeek(userId: string): Promise<string[][]> {
  const [from, to] = [dayFromToday(-7), dayFromToday(0)];
  const [{ data: worn }, { data: planned }] = await Promise.all([
    OutfitWearEntity.query.byDay({ userId }).gte({ date: from }).go({ pages: 'all' }),
    CalendarEntryEntity.query
      .byDay({ userId })
      .between({ scheduledDate: from }, { scheduledDate: to })
      .go({ pages: 'all' }),
  ]);
  const known = new Set(worn.map(({ outfitId }) => outfitId));
  const others = new Set(planned.map(({ outfitId }) => outfitId)).difference(known);
  const outfits = await batchGet(
    (keys) => OutfitEntity.get(keys).go(),
    [...others].map((id) => ({ userId, id })),
  );
  return [
    ...worn.map(({ itemIds }) => itemIds),
    ...outfits.map(({ recommendedClothes }) => recommendedClothes),
  ];
}
