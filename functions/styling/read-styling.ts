import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Profile } from '#shared/contract/profile';
import type { Styling, StylingPart } from '#shared/contract/styling';
import { limits } from '#shared/limits';
import { readAllowance } from '../generation/read-allowance.ts';
import { getInsights } from '../outfits/get-insights.ts';
import { fetchTrends } from '../pinboard/fetch-trends.ts';
import { getBoard } from '../pinboard/get-board.ts';
import { listTrips } from '../planning/list-trips.ts';
import { log } from '../platform/log.ts';
import { counted } from '../platform/serving/daily-counts.ts';
import { getProfile } from '../profile/get-profile.ts';
import { getForecast, getWeather } from '../weather/get-weather.ts';

/** In ms, for one part. A slower part is left out, so that a slow external service delays no other. */
const partTimeout = 4000;
/** The most trips that are read. */
const mostTrips = 20;

/**
 * Reads several parts of the styling page in one call. All parts together take 8 database calls. The weather and
 * the forecast each count as a question for the weather. A part that fails or takes longer than 4 s is logged and left out of the result. Throws only if
 * every part fails.
 */
export async function readStyling(userId: string, parts: readonly StylingPart[]): Promise<Styling> {
  const readers = readersOf(userId);
  const timeout = wait(partTimeout, undefined, { ref: false }).then(() => {
    throw new Error('The part took longer than its time-out.');
  });
  const outcomes = await Promise.allSettled(parts.map((part) => Promise.race([readers[part](), timeout])));
  const [first] = outcomes;
  if (first?.status === 'rejected' && outcomes.every(({ status }) => status === 'rejected'))
    throw first.reason;
  return Object.fromEntries(
    outcomes.flatMap((part, index) => {
      if (part.status === 'fulfilled') return [[parts[index], part.value]];
      log.warn('A part of the styling could not be read', part.reason);
      return [];
    }),
  );
}

/** Returns one function for each part. The parts that need the profile share one read of it. */
function readersOf(userId: string) {
  let known: Promise<Profile> | undefined;
  const profile = () => {
    known ??= getProfile(userId);
    return known;
  };
  const atPlace = async <Answer>(ask: (location: string) => Promise<Answer>) => {
    const { location } = await profile();
    if (!location) return null;
    return counted({ userId, kind: 'weather', requestId: randomUUID() }, async (spend) => {
      await spend();
      return ask(location);
    });
  };
  return {
    profile,
    weather: () => atPlace(getWeather),
    forecast: () => atPlace(getForecast),
    insights: () => getInsights(userId),
    board: async () => (await getBoard(userId)).board,
    trends: () => fetchTrends(userId, { query: '', limit: limits.pinboard.trends }),
    allowance: () => readAllowance(userId),
    trips: async () => (await listTrips(userId, { limit: mostTrips })).items,
  } satisfies { [Part in StylingPart]: () => Promise<Styling[Part]> };
}
