import { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { type IAccessLogSettings, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';

/** A log group with the retention from the settings. It is deleted with its stack. */
export class Log extends LogGroup {
  constructor(scope: Construct, id: string, { logRetentionDays }: Settings) {
    super(scope, id, { retention: logRetentionDays, removalPolicy: RemovalPolicy.DESTROY });
  }
}

/**
 * Returns the access-log settings of an API Gateway stage. The log has its own log group and one line of JSON per
 * request. `fields` maps each field of the line to a variable of API Gateway's context, such as `$context.status`.
 */
export const accessLog = (
  scope: Construct,
  settings: Settings,
  fields: Readonly<Record<string, string>>,
): IAccessLogSettings => ({
  destination: new LogGroupLogDestination(new Log(scope, 'AccessLog', settings)),
  format: AccessLogFormat.custom(JSON.stringify(fields)),
});
