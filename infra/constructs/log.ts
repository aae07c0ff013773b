import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

/** A log group with the retention from the settings. It is deleted with its stack. */
export class Log extends LogGroup {
  constructor(scope: Construct, id: string, { logRetentionDays }: Settings) {
    super(scope, id, { retention: logRetentionDays, removalPolicy: RemovalPolicy.DESTROY });
  }
}
