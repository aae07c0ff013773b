import type { Duration } from 'aws-cdk-lib';
import { Rule, type RuleTargetInput, type Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import type { FailedEvents } from './failed-events.ts';
import type { NodeFunction } from './node-function.ts';

type Props = {
  schedule: Schedule;
  worker: NodeFunction;
  /** How long a run waits if Lambda has no capacity for it: less than the time to the next run. */
  waits: Duration;
  missed: FailedEvents;
  /** Runs the worker once for each of these events; by default once without one. */
  events?: readonly RuleTargetInput[];
};

/**
 * Runs a worker again and again. A run that fails is not repeated, because the next one does the same work. `missed`
 * keeps it, whether EventBridge could not deliver it, or Lambda could not start it in time, or it failed.
 * https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-error-handling.html
 */
export function repeat(scope: Construct, id: string, { schedule, worker, waits, missed, events }: Props) {
  const { queueArn: destination } = missed;
  worker.allow({ 'sqs:SendMessage': [destination] });
  worker.configureAsyncInvoke({
    retryAttempts: 0,
    maxEventAge: waits,
    onFailure: { bind: () => ({ destination }) },
  });
  const undelivered = { retryAttempts: 0, deadLetterQueue: missed };
  new Rule(scope, id, {
    schedule,
    targets: (events ?? [undefined]).map(
      (event) => new LambdaFunction(worker, { ...undelivered, ...(event && { event }) }),
    ),
  });
}
