import { type Garment, wordsOf } from './garment.ts';
import type { Intent } from './intent.ts';
import { lookUp } from './look-up.ts';
import type { Preferred } from './rank-request.ts';
import { fitWeather, type WeatherFit } from './weather-fit.ts';

/** A trend's text and the words that an item has of it. */
type TrendMatch = { readonly text: string; readonly words: readonly string[] };

/** How one item suits a request, independent of the other items. */
export type ItemFit = {
  /** 0 to 1. */
  style: number;
  weather: WeatherFit;
  /** 1 for a kind that suits the occasion, -1 for one that is out of place. */
  place: -1 | 0 | 1;
  /** The trends that name it, with the words that it has of them. */
  trends: readonly TrendMatch[];
  /** Whether it is in an outfit that was worn or planned this week. */
  worn: boolean;
  /** Whether it is in a recent suggestion. */
  suggested: boolean;
};

/** Words that are left out when trends are matched with items. */
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
  const worn = new Set(request.wornThisWeek?.flat());
  const suggested = new Set(request.suggestedLately?.flat());
  return (garment) => ({
    style: styleOf(garment, intent),
    weather: fitWeather(garment, intent),
    place: placeOf(garment, intent),
    trends: trends
      .map(({ text, words }) => ({ text, words: words.filter((word) => garment.words.has(word)) }))
      .filter(({ words }) => words.length > 0),
    worn: worn.has(garment.id),
    suggested: suggested.has(garment.id),
  });
}

/** The item's style counts for 65 %, the style families of its words for 35 %; an unlisted style gets 0.25. */
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
