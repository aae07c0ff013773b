import { setTimeout as wait } from 'node:timers/promises';

const attempts = 6;

/**
 * Calls `call` with many keys or rows, and again with those that it returns as unprocessed by DynamoDB, after a random
 * wait that grows exponentially. Throws after six attempts.
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
