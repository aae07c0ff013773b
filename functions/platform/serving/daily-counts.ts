import type { Spend } from '#shared/contract/define';
import { AppError } from '#shared/errors';
import type { Counted } from '#shared/limits';
import { dayFromToday } from '#shared/rules/days';
import { isWritten } from '../conditions.ts';
import { epochSeconds } from '../epoch-seconds.ts';
import { log } from '../log.ts';
import { defineEntity, expiry, keyOf } from '../table.ts';
import { commit } from '../transactions.ts';
import { limitsOf } from './daily-limits.ts';

/**
 * How many calls of a kind a person has made on a day in UTC, and in the last minute with such a call. Both are
 * incremented on the condition that they are below their limits, which holds under concurrent requests. It expires after
 * the day.
 */
export const DailyCountEntity = defineEntity('daily-count', {
  attributes: {
    userId: { type: 'string', required: true },
    /** A kind of `Counted` in `shared/limits.ts`. */
    kind: { type: 'string', required: true },
    /** YYYY-MM-DD */
    day: { type: 'string', required: true },
    used: { type: 'number', required: true },
    /** The last minute with a counted call, in minutes since 1970, and how many it has. */
    minute: { type: 'number' },
    usedInMinute: { type: 'number' },
    /** The last counted request. A repetition of it after a lost response is not counted again. */
    lastRequest: { type: 'string' },
    expiresAt: expiry,
  },
  indexes: { byDay: keyOf('userId', 'day', 'kind') },
});

const rows = { count: DailyCountEntity };
const secondsKept = 2 * 24 * 60 * 60;

/** How many calls of a kind the person has made today. Read consistently, because it is read right after a call. */
export async function countedToday(userId: string, kind: Counted): Promise<number> {
  const count = await DailyCountEntity.read({ userId, kind, day: dayFromToday(0) });
  return count?.used ?? 0;
}

/** In milliseconds. */
const minute = 60_000;
/** The rows that this process has moved to the minute `at`. Most calls need one write when it guesses right. */
const moved = { at: 0, rows: new Set<string>() };

/**
 * Runs a call that counts against the person's limits of a day and of a minute, and takes back what was counted if the
 * call fails; the minute keeps it, so that calls that fail are limited, too. `run` calls `spend` when it makes something
 * that counts. Both limits stand in one row and hold for concurrent calls, because each write has them as its condition.
 */
export async function counted<T>(
  { userId, kind, requestId }: { userId: string; kind: Counted; requestId: string },
  run: (spend: Spend) => Promise<T>,
): Promise<T> {
  const key = { userId, kind, day: dayFromToday(0) };
  let spent = 0;
  try {
    return await run(async (amount = 1) => {
      await count(key, requestId, amount);
      spent = amount;
    });
  } catch (error) {
    if (spent)
      await takeBack(key, spent).catch((problem) =>
        log.warn('A count was not taken back', { kind, error: problem }),
      );
    throw error;
  }
}

type Key = { userId: string; kind: Counted; day: string };

/**
 * Throws `limit.reached` (for generations `generation.daily_limit`) if the day's limit would be exceeded, and
 * `throttled` if the minute's would. A refused update with the same `requestId` as the last counted call is a retry
 * after a lost answer, and is accepted without counting again. The retry counts twice only if other calls of the kind
 * were counted in between.
 */
async function count(key: Key, requestId: string, amount: number) {
  const limits = limitsOf(key.kind);
  const name = `${key.userId} ${key.kind}`;
  // The clocks of two processes differ a little. The later minute holds, so that none begins twice.
  for (let now = Math.floor(Date.now() / minute); ; ) {
    if (moved.at !== now) Object.assign(moved, { at: now, rows: new Set() });
    const begins = !moved.rows.has(name);
    moved.rows.add(name);
    if (await isWritten(add(key, { requestId, amount, now, begins }))) return;
    const counted = await DailyCountEntity.read(key);
    const { used = 0, usedInMinute = 0, lastRequest, minute: latest = 0 } = counted ?? {};
    if (lastRequest === requestId) return;
    if (used + amount > limits.day) throw dayIsFull(key.kind, limits.day);
    now = Math.max(now, latest);
    if (latest === now && usedInMinute + amount > limits.minute)
      throw new AppError('throttled', {
        counted: key.kind,
        limit: limits.minute,
        resumesAt: new Date((now + 1) * minute).toISOString(),
      });
    if (latest !== now) moved.rows.delete(name);
  }
}

type Addition = { requestId: string; amount: number; now: number; begins: boolean };

/** Adds to the count of the day, and to that of the minute or, with `begins`, starts it anew. */
function add({ kind, ...key }: Key, { requestId, amount, now, begins }: Addition) {
  const { day, minute } = limitsOf(kind);
  const row = { ...key, kind, lastRequest: requestId, expiresAt: epochSeconds() + secondsKept };
  return DailyCountEntity.upsert({ ...row, ...(begins && { minute: now, usedInMinute: amount }) })
    .add({ used: amount, ...(!begins && { usedInMinute: amount }) })
    .where((has, { eq, lt, lte, ne, notExists }) =>
      [
        `(${notExists(has.used)} OR ${lte(has.used, day - amount)})`,
        `(${notExists(has.lastRequest)} OR ${ne(has.lastRequest, requestId)})`,
        begins
          ? `(${notExists(has.minute)} OR ${lt(has.minute, now)})`
          : `${eq(has.minute, now)} AND ${lte(has.usedInMinute, minute - amount)}`,
      ].join(' AND '),
    )
    .go();
}

/** It is a transaction, so that a retry cannot subtract twice. */
const takeBack = (key: Key, amount: number) =>
  commit(rows, ({ count }) => [count.patch(key).add({ used: -amount }).remove(['lastRequest']).commit()]);

const dayIsFull = (kind: Counted, limit: number) =>
  new AppError(kind === 'generations' ? 'generation.daily_limit' : 'limit.reached', {
    counted: kind,
    limit,
    resumesAt: `${dayFromToday(1)}T00:00:00.000Z`,
  });
