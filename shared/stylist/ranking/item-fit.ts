import { lookUp } from '../hearing/look-up.ts';
import { type Garment, wordsOf } from './garment.ts';
import type { Intent } from './intent.ts';
import type { Preferred } from './rank-request.ts';
import { fitWeather, type WeatherFit } from './weather-fit.ts';

/** The text of a trend, and those of its words that an item has, too. */
type TrendMatch = { readonly text: string; readonly words: readonly string[] };

/** How well one item suits a request, regardless of the other items. */
export type ItemFit = {
  /** 0 to 1. */
  style: number;
  weather: WeatherFit;
  /** 1 if the kind of item suits the occasion, -1 if it is out of place there, 0 otherwise. */
  place: -1 | 0 | 1;
  /** The trends that match the item, each with the matching words. */
  trends: readonly TrendMatch[];
  /** Whether the item is in an outfit that was worn or planned this week, or suggested recently. */
  isRecent: boolean;
};

/** Words that are ignored when trends are compared with items. */
const emptyWords = new Set(
  'a an and the for from with without in on at to of or my me some something look outfit wear style day small little new old want need please'.split(
    ' ',
  ),
);

/** Returns the function that rates single items against an intent and a request. */
export function itemFitter(intent: Intent, request: Preferred): (garment: Garment) => ItemFit {
  const trends = (request.trends?.texts ?? []).map((text) => ({
    text,
    words: [...wordsOf(text)].filter((word) => word.length > 2 && !emptyWords.has(word)),
  }));
  const recent = new Set([...(request.wornThisWeek ?? []), ...(request.suggestedLately ?? [])].flat());
  return (garment) => ({
    style: styleOf(garment, intent),
    weather: fitWeather(garment, intent),
    place: placeOf(garment, intent),
    trends: trends
      .map(({ text, words }) => ({ text, words: words.filter((word) => garment.words.has(word)) }))
      .filter(({ words }) => words.length > 0),
    isRecent: recent.has(garment.id),
  });
}

/**
 * Returns how well the style of an item suits the intent. The item's style counts 65 %, the style families of its words
 * count 35 %. A style that the intent does not list gets 0.25.
 */
function styleOf({ style, attributes }: Garment, intent: Intent): number {
  let sum = 0;
  for (const [place, wanted] of intent.families.entries()) sum += wanted * (attributes.families[place] ?? 0);
  return 0.65 * (lookUp(intent.styles, style) ?? 0.25) + 0.35 * Math.min(1, sum * 1.5);
}

function placeOf({ attributes, category }: Garment, { wants, avoids }: Intent): -1 | 0 | 1 {
  const has = (kinds: ReadonlySet<string>) => kinds.has(attributes.kind ?? category) || kinds.has(category);
  if (has(avoids)) return -1;
  return has(wants) ? 1 : 0;
}
