import { setTimeout as wait } from 'node:timers/promises';

const attempts = 6;

/**
 * Reads or writes a batch of rows. `call` sends it to DynamoDB and returns what DynamoDB left unprocessed because it was
 * too busy; that alone is sent again, after a random wait that grows exponentially. Throws if something is still left after
 * six attempts.
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
