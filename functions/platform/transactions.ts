import { setTimeout as wait } from 'node:timers/promises';

type Outcome = { canceled: boolean; data: readonly { code: string }[] };

const attempts = 10;
const longestWait = 500;

export const refused = 'ConditionalCheckFailed';
/** Why DynamoDB cancels a transaction that it would carry out a moment later. */
const passing = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/** Returned by an attempt that wrote nothing, because another write changed what it had read. */
export const conflict = Symbol('conflict');

/**
 * Optimistic concurrency without locks: `attempt` reads rows, builds a write from them and commits it on
 * the condition that they are unchanged. An attempt that returns `conflict` runs again from its read, at
 * most ten times in all; after that the error of `exhausted` is thrown.
 */
export async function retryOnConflict<T>(
  attempt: () => Promise<T | typeof conflict>,
  exhausted: () => Error,
): Promise<T> {
  for (let count = 1; count <= attempts; count++) {
    const outcome = await attempt();
    if (outcome !== conflict) return outcome;
  }
  throw exhausted();
}

/**
 * Commits an ElectroDB write transaction and returns, per operation, whether its condition refused it
 * ('None' where that operation was fine); an empty list means that all is written. DynamoDB cancels a
 * transaction that meets another one on the same rows: that one is tried again after a random wait.
 */
export async function commit(transaction: () => Promise<Outcome>): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const { canceled, data } = await transaction();
    if (!canceled) return [];
    const codes = data.map(({ code }) => code);
    const trouble = codes.find((code) => code !== 'None' && code !== refused);
    if (!trouble) return codes;
    if (attempt === attempts || !passing.has(trouble))
      throw new Error(`A transaction was cancelled: ${trouble}`);
    await wait(Math.random() * Math.min(longestWait, 20 * 2 ** attempt));
  }
}
