import { setTimeout as wait } from 'node:timers/promises';

const attempts = 6;
/** DynamoDB takes 25 rows a call; ElectroDB sends this many calls at a time. */
const concurrent = 4;

type BatchWrite = { go(options: { concurrent: number }): Promise<{ unprocessed: object[] }> };

/**
 * Puts or deletes many rows. Those that a busy table leaves unprocessed are written again with random, exponential
 * backoff; after six attempts it throws.
 */
export async function batchWrite<Row>(write: (rows: Row[]) => BatchWrite, rows: Row[]): Promise<void> {
  let left = rows;
  for (let attempt = 1; left.length; attempt++) {
    const { unprocessed } = await write(left).go({ concurrent });
    // ElectroDB gives what it was given: rows of puts, keys of deletes.
    left = unprocessed as Row[];
    if (left.length && attempt === attempts) throw new Error('The table stayed too busy to write.');
    if (left.length) await wait(Math.random() * 25 * 2 ** attempt);
  }
}
