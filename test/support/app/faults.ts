import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { projecting } from './projecting.ts';

/** What the SDK takes for a connection that broke. */
const reset = () => Object.assign(new Error('socket hang up'), { name: 'Error', code: 'ECONNRESET' });

/**
 * The answers of the table that fit are lost, each once: it does what it was asked, and the SDK, which does not know
 * that, asks again. `fits` is given the operation and its input.
 */
export async function loseAnswers<T>(
  fits: (operation: string, input: object) => boolean,
  action: () => Promise<T>,
): Promise<T> {
  const { table } = await import('#functions/platform/table');
  const client: DynamoDBDocumentClient = table.client;
  const lost = new Set<object>();
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const answer = await next(args);
        if (lost.has(args.input) || !fits(commandName.replace(/Command$/, ''), args.input)) return answer;
        lost.add(args.input);
        throw reset();
      },
    { step: 'deserialize', name: 'loseAnswers', priority: 'low' },
  );
  try {
    const outcome = await action();
    if (!lost.size) throw new Error('No answer was lost.');
    return outcome;
  } finally {
    client.middlewareStack.remove('loseAnswers');
  }
}

/** Whether the faulty call does what it was asked before it fails. */
export type Fault = 'refused' | 'answer lost';

/**
 * Fails the table call of an action that has this number, counted from 0, for good: after all that the SDK tries itself.
 * Returns the outcome, and whether there was such a call.
 */
export async function failCall<T>(number: number, fault: Fault, action: () => Promise<T>) {
  const { table } = await import('#functions/platform/table');
  const client: DynamoDBDocumentClient = table.client;
  let calls = 0;
  client.middlewareStack.add(
    (next) => async (args) => {
      if (projecting.getStore() || calls++ !== number) return next(args);
      if (fault === 'answer lost') await next(args);
      throw reset();
    },
    { step: 'initialize', name: 'failCall' },
  );
  try {
    return { outcome: await action(), failed: calls > number };
  } finally {
    client.middlewareStack.remove('failCall');
  }
}
