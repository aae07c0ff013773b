import { untilProcessed } from './until-processed.ts';

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
