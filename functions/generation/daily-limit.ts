import type { Allowance } from '#shared/contract/generation';
import { AppError } from '#shared/errors';
import { dayFromToday } from '#shared/rules/days';
import { isRefused } from '../platform/conditions.ts';
import { requireVariable } from '../platform/environment.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { GenerationCountEntity } from '../table/generation-count.ts';

const limit = Number(requireVariable('GENERATIONS_A_DAY'));
const secondsKept = 2 * 24 * 60 * 60;

/** How many generations the user has a day, and how many are left today; consistent, because it is read after a start. */
export async function readAllowance(userId: string): Promise<Allowance> {
  const { data } = await GenerationCountEntity.get({ userId, day: dayFromToday(0) }).go({ consistent: true });
  return { limit, left: Math.max(0, limit - (data?.started ?? 0)) };
}

/**
 * Counts a generation against the user's daily limit; throws `generation.daily_limit` once it is reached. The count
 * is one conditional update, so the limit holds under concurrent requests. Returns a function that undoes the count.
 */
export async function countGeneration(userId: string): Promise<() => Promise<void>> {
  const day = dayFromToday(0);
  const expiresAt = epochSeconds() + secondsKept;
  try {
    await GenerationCountEntity.upsert({ userId, day, expiresAt })
      .add({ started: 1 })
      .where(({ started }, { lt, notExists }) => `${notExists(started)} OR ${lt(started, limit)}`)
      .go();
  } catch (error) {
    throw isRefused(error) ? new AppError('generation.daily_limit', { limit }) : error;
  }
  return async () => {
    await GenerationCountEntity.patch({ userId, day }).add({ started: -1 }).go();
  };
}
