import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/**
 * A dead-letter queue: keeps the events on which a function failed after all retries, for 14 days, to
 * redrive.
 */
export class FailedEvents extends Queue {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    const reason = 'The queue is itself a dead-letter queue.';
    acknowledge(this, { 'AwsSolutions-SQS3': reason, 'Serverless-SQSRedrivePolicy': reason });
  }
}
