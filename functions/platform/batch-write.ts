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

/** DynamoDB accepts 25 rows per call. ElectroDB makes this many calls in parallel. */
const rowsPerCall = 25;
const concurrent = 4;

type BatchWrite = { go(options: { concurrent: number }): Promise<{ unprocessed: object[] }> };

/** Puts or deletes many rows of an entity. Throws as `untilProcessed`. */
export const batchWrite = <Row>(write: (rows: Row[]) => BatchWrite, rows: Row[]): Promise<void> =>
  // ElectroDB returns what it was given: rows for puts, keys for deletes.
  untilProcessed('write', rows, async (some) => (await write(some).go({ concurrent })).unprocessed as Row[]);

/** Sends many requests of a client, which `send` returns if they are unprocessed. Throws as `untilProcessed`. */
export async function writeRequests<Request>(
  requests: Request[],
  send: (some: Request[]) => Promise<Request[] | undefined>,
): Promise<void> {
  for (let from = 0; from < requests.length; from += rowsPerCall)
    await untilProcessed(
      'write',
      requests.slice(from, from + rowsPerCall),
      async (some) => (await send(some)) ?? [],
    );
}
