import { setTimeout as wait } from 'node:timers/promises';

type Outcome = { canceled: boolean; data: readonly { code: string }[] };

const transientAttempts = 10;
const longestWait = 500;
const attemptsAtOnce = 3;

/** The code of an operation whose condition did not hold. */
export const refused = 'ConditionalCheckFailed';
/** Codes of transient cancellations, after which the same transaction may succeed. */
const transient = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/** Returned by an attempt that wrote nothing, because another write changed what it had read. */
export const conflict = Symbol('conflict');

/**
 * Optimistic concurrency without locks: `attempt` reads rows, builds a write from them and commits it on
 * the condition that they are unchanged. An attempt that returns `conflict` runs again from its read, and
 * the last one throws. Rows that many requests write at once need more attempts.
 */
export async function retryOnConflict<T>(
  attempt: () => Promise<T | typeof conflict>,
  attempts = 3,
): Promise<T> {
  for (let count = 1; count <= attempts; count++) {
    const outcome = await attempt();
    if (outcome !== conflict) return outcome;
    // The first attempts follow at once; many that keep changing the same row give each other room.
    if (count >= attemptsAtOnce) await wait(Math.random() * Math.min(longestWait, 5 * 2 ** count));
  }
  throw new Error(`Other requests changed the same rows during all ${attempts} attempts.`);
}

/**
 * Commits an ElectroDB write transaction. Returns an empty list when everything is written; when a condition
 * did not hold, nothing is written and the list has `refused` or 'None' for each operation. A transient
 * cancellation, such as a concurrent transaction on the same rows, is retried up to ten times with
 * random, exponential backoff; any other one throws.
 */
export async function commit(transaction: () => Promise<Outcome>): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const { canceled, data } = await transaction();
    if (!canceled) return [];
    const codes = data.map(({ code }) => code);
    const trouble = codes.find((code) => code !== 'None' && code !== refused);
    if (!trouble) return codes;
    if (attempt === transientAttempts || !transient.has(trouble))
      throw new Error(`A transaction was cancelled: ${trouble}`);
    await wait(Math.random() * Math.min(longestWait, 20 * 2 ** attempt));
  }
}
