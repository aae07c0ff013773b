import { Duration, Stack } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/**
 * A dead-letter queue. It keeps events on which a function failed after all retries, for 14 days, so that they can be
 * processed again. Its name is fixed, so that other stacks can monitor it without a reference to it.
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
