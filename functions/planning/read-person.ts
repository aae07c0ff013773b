import { dayAfter, dayFromToday } from '#shared/rules/days';
import type { Preferred } from '#shared/stylist/ranking/rank-request';
import { getMany } from '../platform/batch-get.ts';
import { CalendarEntryEntity } from '../rows/calendar/calendar-entry.ts';
import { readWardrobe } from '../rows/items/clothing-item.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import { OutfitWearEntity } from '../rows/wear/wear.ts';
import { readOccasions } from './occasions.ts';

/** How many of the newest outfits are read for ratings, and how many past days count as worn recently. */
const newestOutfits = 40;
const daysWorn = 7;

/** The user's location and style preferences. */
export async function readPreferences(userId: string) {
  const { data } = await ProfileEntity.get({ userId }).go();
  const { location = null, skinTone = null, favoriteColors = [], stylePreferences = [] } = data ?? {};
  return { place: location, preferences: { skinTone, favoriteColors, stylePreferences } };
}

/**
 * Reads everything that a plan for some days (ascending) needs, with seven database calls: the wardrobe, the profile,
 * the usual occasions, the newest outfits, what was worn this week, and the calendar with its outfits.
 */
export async function readPerson(userId: string, dates: readonly string[]) {
  const today = dayFromToday(0);
  const [wardrobe, profile, occasions, outfits, wears, calendar] = await Promise.all([
    readWardrobe(userId),
    readPreferences(userId),
    readOccasions(userId),
    OutfitEntity.query
      .byUser({ userId })
      .go({ order: 'desc', limit: newestOutfits, attributes: ['recommendedClothes', 'feedback', 'title'] }),
    OutfitWearEntity.query
      .byDay({ userId })
      .gte({ date: dayAfter(today, -daysWorn) })
      .go({ pages: 'all' }),
    readCalendar(userId, dayAfter(today, -daysWorn), dayAfter(dates.at(-1) ?? today)),
  ]);
  const wanted = new Set(dates);
  const known: Preferred = {
    preferences: profile.preferences,
    feedback: outfits.data.flatMap(({ recommendedClothes, feedback }) =>
      feedback ? [{ itemIds: recommendedClothes, liked: feedback === 'like' }] : [],
    ),
    wornThisWeek: [
      ...wears.data.map(({ itemIds }) => itemIds),
      ...calendar.flatMap(({ date, itemIds }) => (wanted.has(date) ? [] : [itemIds])),
    ],
  };
  const [first = today, last = first] = [dates[0], dates.at(-1)];
  const nextTo = [dayAfter(first, -1), dayAfter(last)];
  return {
    wardrobe,
    place: profile.place,
    occasions,
    known,
    titles: outfits.data.map(({ title }) => title),
    /** The outfits of the days before and after these days. */
    around: calendar.filter(({ date }) => nextTo.includes(date) && !wanted.has(date)),
    /** The outfits that are already planned for these days, by day. */
    planned: new Map(calendar.flatMap(({ date, ...outfit }) => (wanted.has(date) ? [[date, outfit]] : []))),
  };
}

/** The outfits in the calendar between two days. Leaves out entries whose outfit was deleted. */
async function readCalendar(userId: string, from: string, to: string) {
  const { data: entries } = await CalendarEntryEntity.query
    .byDay({ userId })
    .between({ scheduledDate: from }, { scheduledDate: to })
    .go({ pages: 'all' });
  const ids = new Set(entries.map(({ outfitId }) => outfitId));
  const outfits = await getMany(OutfitEntity, ids, (id) => ({ userId, id }));
  return entries.flatMap(({ scheduledDate: date, outfitId }) => {
    const outfit = outfits.find(({ id }) => id === outfitId);
    if (!outfit) return [];
    const { title, titleLanguage, occasion, recommendedClothes: itemIds } = outfit;
    return [{ date, outfitId, title, titleLanguage, occasion, itemIds }];
  });
}
