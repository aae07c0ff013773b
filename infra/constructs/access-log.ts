import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { type IAccessLogSettings, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import type { Settings } from '../settings.ts';
import { Log } from './log.ts';

/** One line of JSON a request, with these variables of API Gateway's context by name. */
export const accessLog = (
  scope: Construct,
  settings: Settings,
  fields: Readonly<Record<string, string>>,
): IAccessLogSettings => ({
  destination: new LogGroupLogDestination(new Log(scope, 'AccessLog', settings)),
  format: AccessLogFormat.custom(JSON.stringify(fields)),
});
