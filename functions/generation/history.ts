import { dayFromToday } from '#shared/rules/days';
import { marksOf } from '../../shared/stylist/wording/phraser.ts';
import { textsOf } from '../../shared/stylist/wording/texts.ts';
import { getMany } from '../platform/batch-get.ts';
import { CalendarEntryEntity } from '../rows/calendar/calendar-entry.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { OutfitWearEntity } from '../rows/wear/wear.ts';

/** What the ranker needs to know about a person's past. Each outfit is a list of item ids. */
export type History = Awaited<ReturnType<typeof readHistory>>;

/** How many of a person's newest outfits are read for ratings and texts. They take about 120 kB, or 15 read units. */
const newest = 40;
const suggestions = 5;
const read = [
  'recommendedClothes',
  'feedback',
  'title',
  'description',
  'reasoning',
  'styleNotes',
  'aiAnalysis',
  'createdAt',
] as const;

/** Reads which outfits a person was recently suggested, rated and wore. */
export async function readHistory(userId: string) {
  const [wornThisWeek, { data: outfits }] = await Promise.all([
    readWornThisWeek(userId),
    OutfitEntity.query.byUser({ userId }).go({ order: 'desc', limit: newest, attributes: [...read] }),
  ]);
  return {
    wornThisWeek,
    suggestedLately: outfits.slice(0, suggestions).map(({ recommendedClothes }) => recommendedClothes),
    suggestedTwice: suggestedTwiceOn(dayFromToday(0), outfits),
    feedback: outfits.flatMap(({ recommendedClothes, feedback }) =>
      feedback ? [{ itemIds: recommendedClothes, liked: feedback === 'like' }] : [],
    ),
    // The titles of the newest outfits, and the marks (hashes) of the sentences about them.
    titles: outfits.map(({ title }) => title),
    sentences: outfits.flatMap(({ description, reasoning, styleNotes, aiAnalysis }) =>
      marksOf(
        textsOf({ description, reasoning, styleNotes, ...aiAnalysis }, aiAnalysis.outfitVisualization.items),
      ),
    ),
  };
}

/** The ids of the pieces that are in at least two outfits of a day (UTC). */
function suggestedTwiceOn(
  day: string,
  outfits: readonly { createdAt: string; recommendedClothes: string[] }[],
): string[] {
  const ids = outfits
    .filter(({ createdAt }) => createdAt.startsWith(day))
    .flatMap(({ recommendedClothes }) => recommendedClothes);
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) < at))];
}

/** The outfits of today and the seven days before: those marked as worn, and those scheduled in the calendar. */
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
  const outfits = await getMany(OutfitEntity, others, (id) => ({ userId, id }));
  return [
    ...worn.map(({ itemIds }) => itemIds),
    ...outfits.map(({ recommendedClothes }) => recommendedClothes),
  ];
}
