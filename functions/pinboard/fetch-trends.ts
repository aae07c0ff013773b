import type { TrendPin, Trends } from '#shared/contract/pinboard';
import { shorten } from '#shared/rules/shorten';
import { log } from '../platform/log.ts';
import { findConnection, withToken } from './connection.ts';
import { generalTrends } from './general-trends.ts';
import { readTrends, type Trend } from './pinboard-api.ts';

/**
 * At most `limit` current fashion trends, those that share the most words with `query` first. Also returns them as one
 * text for the stylist. Connected users get Pinterest's trends. Other users get general trends of the season, as do all
 * users if Pinterest fails.
 */
export async function fetchTrends(
  userId: string,
  { query, limit }: { query: string; limit: number },
): Promise<Trends> {
  const connection = await findConnection(userId);
  const pinboardTrends = connection
    ? await withToken(connection, readTrends).catch((error) => {
        log.warn('The trends could not be fetched', error as Error);
        return [];
      })
    : [];
  const pins = pinboardTrends.length ? pinboardTrends.map(toPin) : generalTrends(new Date());
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

/** The words of a text with at least four letters, in lower case. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

function closestFirst(pins: readonly TrendPin[], query: string): TrendPin[] {
  const wanted = wordsOf(query);
  const closeness = ({ title, description }: TrendPin) =>
    [...wordsOf(`${title} ${description}`)].filter((word) => wanted.has(word)).length;
  return pins.toSorted((one, other) => closeness(other) - closeness(one));
}

const maxInContext = 8;
/** The first trends as one sentence, at most 1,500 characters. */
const contextOf = (pins: readonly TrendPin[]) =>
  shorten(
    `Trending now: ${pins
      .slice(0, maxInContext)
      .map(({ title, description }) => (description ? `${title} (${description})` : title))
      .join('; ')}.`,
    1500,
  );
