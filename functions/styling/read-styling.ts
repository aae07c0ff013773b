import { setTimeout as wait } from 'node:timers/promises';
import type { Profile } from '#shared/contract/profile';
import type { Styling, StylingPart } from '#shared/contract/styling';
import { limits } from '#shared/limits';
import { getInsights } from '../outfits/insights.ts';
import { getBoard } from '../pinboard/boards.ts';
import { fetchTrends } from '../pinboard/trends.ts';
import { log } from '../platform/log.ts';
import { getProfile } from '../profile/profile.ts';
import { getWeather } from '../weather/get-weather.ts';

/** A service of the outside world that is slow must not hold up what the table tells at once. */
const milliseconds = 4000;

/** Reads some parts of the styling; 5 database calls for all of them, however much there is. */
export async function readStyling(userId: string, parts: readonly StylingPart[]): Promise<Styling> {
  const readers = readersOf(userId);
  const late = wait(milliseconds, undefined, { ref: false }).then(() => {
    throw new Error('It takes too long.');
  });
  const read = await Promise.allSettled(parts.map((part) => Promise.race([readers[part](), late])));
  const [first] = read;
  if (first?.status === 'rejected' && read.every(({ status }) => status === 'rejected')) throw first.reason;
  return Object.fromEntries(
    read.flatMap((part, index) => {
      if (part.status === 'fulfilled') return [[parts[index], part.value]];
      log.warn('A part of the styling could not be read', part.reason);
      return [];
    }),
  );
}

function readersOf(userId: string) {
  let known: Promise<Profile> | undefined;
  const profile = () => {
    known ??= getProfile(userId);
    return known;
  };
  return {
    profile,
    async weather() {
      const { location } = await profile();
      return location ? getWeather(location) : null;
    },
    insights: () => getInsights(userId),
    board: async () => (await getBoard(userId)).board,
    trends: () => fetchTrends(userId, { query: '', limit: limits.pinboard.trends }),
  } satisfies { [Part in StylingPart]: () => Promise<Styling[Part]> };
}
