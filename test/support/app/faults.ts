import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { aside } from './aside.ts';
import { type AwsCall, aroundAwsCalls } from './aws-calls.ts';

/** An error that the SDK treats as a broken connection. */
const reset = () => Object.assign(new Error('socket hang up'), { name: 'Error', code: 'ECONNRESET' });

/**
 * Runs an action and loses the answers of the table to all matching calls, each once: the table executes the call, but
 * the SDK sees a broken connection and retries. `fits` gets the name of the operation and its input. Throws if no
 * answer was lost.
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

/** The ways in which an AWS call can fail for good, after all retries of the SDK. */
export const faults = ['throttled', 'timed out', 'reset', 'server error', 'answer lost'] as const;
export type Fault = (typeof faults)[number];

/** The throttling error of each service: its name and HTTP status. */
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

/** Makes an AWS call fail with a fault. For 'answer lost' the call is made first. */
export async function failAs(fault: Fault, { service, make }: AwsCall): Promise<never> {
  if (fault === 'answer lost') await make();
  throw errorOf(fault, service);
}

/**
 * Runs an action and fails one of its AWS calls, the one with this number, counted from 0. Background work such as
 * projections and workflows is not counted. Returns the outcome of the action and the name of the failed call, which is
 * undefined if the action made fewer calls.
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
