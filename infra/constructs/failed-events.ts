import { Duration, Stack } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/**
 * A dead-letter queue: keeps the events on which a function failed after all retries, for 14 days, to
 * redrive. Its name is fixed, so that other stacks can watch it without holding on to it.
 */
export class FailedEvents extends Queue {
  readonly fixedName: string;

  constructor(scope: Construct, id: string) {
    const fixedName = `${Stack.of(scope).stackName}-${id}`;
    super(scope, id, {
      queueName: fixedName,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    this.fixedName = fixedName;
    const reason = 'The queue is itself a dead-letter queue.';
    acknowledge(this, { 'AwsSolutions-SQS3': reason, 'Serverless-SQSRedrivePolicy': reason });
  }
}
