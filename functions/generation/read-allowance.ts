import type { Allowance } from '#shared/contract/generation';
import { countedToday } from '../platform/serving/daily-counts.ts';
import { limitsOf } from '../platform/serving/daily-limits.ts';

const { day: limit } = limitsOf('generations');

/** How many generations the user may make per day, and how many are left today. */
export async function readAllowance(userId: string): Promise<Allowance> {
  return { limit, left: Math.max(0, limit - (await countedToday(userId, 'generations'))) };
}
