import type { TrendPin, Trends } from '#shared/contract/pinboard';
import { log } from '../platform/log.ts';
import { findConnection, withToken } from './connection.ts';
import { generalTrends } from './general-trends.ts';
import { readTrends, type Trend } from './pinboard-api.ts';

/**
 * What is worn these days, closest to the query first: as the pinboard tells whoever is connected, and as the
 * season has it for everybody else and whenever the pinboard fails.
 */
export async function fetchTrends(
  userId: string,
  { query, limit }: { query: string; limit: number },
): Promise<Trends> {
  const connection = await findConnection(userId);
  const told = connection
    ? await withToken(connection, readTrends).catch((error) => {
        log.warn('The trends could not be fetched', error as Error);
        return [];
      })
    : [];
  const pins = told.length ? told.map(toPin) : generalTrends(new Date());
  const topPins = closestFirst(pins, query).slice(0, limit);
  return { aiContext: contextOf(topPins), topPins };
}

const toPin = ({ id, title, description, related_searches: searches, pins }: Trend): TrendPin => ({
  id,
  title,
  description: description || searches.join(', '),
  imageUrl: pins[0]?.src ?? null,
  link: `https://www.pinterest.com/search/pins/?q=${encodeURIComponent(title)}`,
});

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

function closestFirst(pins: readonly TrendPin[], query: string): TrendPin[] {
  const wanted = wordsOf(query);
  const closeness = ({ title, description }: TrendPin) =>
    [...wordsOf(`${title} ${description}`)].filter((word) => wanted.has(word)).length;
  return pins.toSorted((one, other) => closeness(other) - closeness(one));
}

const mostInContext = 8;
const contextOf = (pins: readonly TrendPin[]) =>
  `Trending now: ${pins
    .slice(0, mostInContext)
    .map(({ title, description }) => (description ? `${title} (${description})` : title))
    .join('; ')}.`.slice(0, 1500);
