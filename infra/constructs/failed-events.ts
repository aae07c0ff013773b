import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/** Keeps what a function was told and has failed at, after all retries, so that it can be told again. */
export class FailedEvents extends Queue {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    const reason = 'It is itself where what has failed ends up.';
    acknowledge(this, { 'AwsSolutions-SQS3': reason, 'Serverless-SQSRedrivePolicy': reason });
  }
}
