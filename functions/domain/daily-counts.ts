import { Service } from 'electrodb';
import { AppError } from '#shared/errors';
import type { Counted } from '#shared/limits';
import { dayFromToday } from '#shared/rules/days';
import { isRefused } from '../platform/conditions.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { commit } from '../platform/transactions.ts';
import { DailyCountEntity } from '../table/daily-count.ts';
import { limitOf } from './daily-limits.ts';

const rows = new Service({ count: DailyCountEntity });
const secondsKept = 2 * 24 * 60 * 60;

/** How many calls of a kind the person has made today. Read consistently, because it is read right after a call. */
export async function countedToday(userId: string, kind: Counted): Promise<number> {
  const { data } = await DailyCountEntity.get({ userId, kind, day: dayFromToday(0) }).go({
    consistent: true,
  });
  return data?.used ?? 0;
}

/**
 * Counts a call against the person's daily limit. Throws `limit.reached`, or `generation.daily_limit` for generations,
 * if the limit is reached. It is one conditional update, so that the limit also holds for concurrent calls. A refused
 * update with the same `requestId` as the last counted call is a retry after a lost answer, and is accepted without
 * counting again. The retry counts twice only if other calls of the kind were counted in between. Returns a function
 * that takes the count back. It uses a transaction, so that a retry cannot subtract twice.
 */
export async function countCall(userId: string, kind: Counted, requestId: string) {
  const key = { userId, kind, day: dayFromToday(0) };
  const limit = limitOf(kind);
  try {
    await DailyCountEntity.upsert({
      ...key,
      lastRequest: requestId,
      expiresAt: epochSeconds() + secondsKept,
    })
      .add({ used: 1 })
      .where(
        ({ used, lastRequest }, { lt, ne, notExists }) =>
          `(${notExists(used)} OR ${lt(used, limit)}) AND (${notExists(lastRequest)} OR ${ne(lastRequest, requestId)})`,
      )
      .go();
  } catch (error) {
    if (!isRefused(error)) throw error;
    const { data } = await DailyCountEntity.get(key).go({ consistent: true });
    if (data?.lastRequest !== requestId) throw limitReached(kind, limit);
  }
  return async () => {
    await commit(() =>
      rows.transaction
        .write(({ count }) => [count.patch(key).add({ used: -1 }).remove(['lastRequest']).commit()])
        .go(),
    );
  };
}

const limitReached = (kind: Counted, limit: number) =>
  new AppError(kind === 'generations' ? 'generation.daily_limit' : 'limit.reached', {
    counted: kind,
    limit,
    resumesAt: `${dayFromToday(1)}T00:00:00.000Z`,
  });
