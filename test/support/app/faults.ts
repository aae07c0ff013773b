import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { aside } from './aside.ts';
import { type AwsCall, aroundAwsCalls } from './aws-calls.ts';

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

/** How a call of AWS fails for good: after all that the SDK tries itself. */
export const faults = ['throttled', 'timed out', 'reset', 'server error', 'answer lost'] as const;
export type Fault = (typeof faults)[number];

/** How the services say that they are asked too often. */
const throttling: Record<string, [name: string, status: number]> = {
  DynamoDB: ['ProvisionedThroughputExceededException', 400],
  S3: ['SlowDown', 503],
  Lambda: ['TooManyRequestsException', 429],
};

function errorOf(fault: Fault, service: string): Error {
  const failure = (name: string, httpStatusCode: number, $fault: 'client' | 'server') =>
    Object.assign(new Error(`${name} of ${service}`), { name, $fault, $metadata: { httpStatusCode } });
  switch (fault) {
    case 'throttled':
      return failure(...(throttling[service] ?? ['ThrottlingException', 400]), 'client');
    case 'server error':
      return failure('InternalServerError', 500, 'server');
    case 'timed out':
      return Object.assign(new Error(`${service} did not answer`), { name: 'TimeoutError' });
    case 'reset':
    case 'answer lost':
      return reset();
  }
}

/** Makes a call of AWS fail. */
export async function failAs(fault: Fault, { service, make }: AwsCall): Promise<never> {
  if (fault === 'answer lost') await make();
  throw errorOf(fault, service);
}

/**
 * Fails the call of AWS of an action that has this number, counted from 0. What follows the action by itself, as
 * projections and workflows, is not counted. Returns the outcome, and which call failed; undefined where there are not so
 * many.
 */
export async function failCall<T>(number: number, fault: Fault, action: () => Promise<T>) {
  let calls = 0;
  let failed: string | undefined;
  const outcome = await aroundAwsCalls((call) => {
    if (aside.getStore() || calls++ !== number) return call.make();
    failed = `${call.service} ${call.operation}`;
    return failAs(fault, call);
  }, action);
  return { outcome, failed };
}
