import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

/** A log that is kept for as long as the settings say, and no longer than its stack. */
export class Log extends LogGroup {
  constructor(scope: Construct, id: string, { logRetentionDays }: Settings) {
    super(scope, id, { retention: logRetentionDays, removalPolicy: RemovalPolicy.DESTROY });
  }
}
