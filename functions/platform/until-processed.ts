import { setTimeout as wait } from 'node:timers/promises';

const attempts = 6;

/**
 * Makes a call for many keys or rows, and again for those that DynamoDB leaves unprocessed, which `call` returns, with
 * random, exponential backoff. Throws after six attempts.
 */
export async function untilProcessed<T>(
  use: 'read' | 'write',
  all: T[],
  call: (some: T[]) => Promise<T[]>,
): Promise<void> {
  let left = all;
  for (let attempt = 1; left.length; attempt++) {
    left = await call(left);
    if (left.length && attempt === attempts) throw new Error(`The table stayed too busy to ${use}.`);
    if (left.length) await wait(Math.random() * 25 * 2 ** attempt);
  }
}
