import { setTimeout as wait } from 'node:timers/promises';

const attempts = 6;
/** DynamoDB accepts 25 rows per call. ElectroDB makes this many calls in parallel. */
const concurrent = 4;

type BatchWrite = { go(options: { concurrent: number }): Promise<{ unprocessed: object[] }> };

/** Puts or deletes many rows. Retries unprocessed ones with random, exponential backoff, up to six times. */
export async function batchWrite<Row>(write: (rows: Row[]) => BatchWrite, rows: Row[]): Promise<void> {
  let left = rows;
  for (let attempt = 1; left.length; attempt++) {
    const { unprocessed } = await write(left).go({ concurrent });
    // ElectroDB returns what it was given: rows for puts, keys for deletes.
    left = unprocessed as Row[];
    if (left.length && attempt === attempts) throw new Error('The table stayed too busy to write.');
    if (left.length) await wait(Math.random() * 25 * 2 ** attempt);
  }
}
