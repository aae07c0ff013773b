import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { IHttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import { Alarms } from '../constructs/alarms.ts';
import { faults } from '../constructs/fault-metric.ts';
import { reports } from '../constructs/report-metric.ts';
import type { Settings } from '../settings.ts';

const overFiveMinutes = { period: Duration.minutes(5), statistic: Stats.SUM };

type Props = StackProps & { settings: Settings; api: IHttpStage; workflow: IStateMachine };

/**
 * The alarms of the app. They report faults of the app, not refused input of users. They refer to no function, so that
 * one can be renamed or removed.
 */
export class ObservabilityStack extends Stack {
  constructor(scope: Construct, id: string, { settings, api, workflow, ...props }: Props) {
    super(scope, id, props);
    const alarms = new Alarms(this, 'Alarms', { email: settings.alarmEmail });
    alarms.on(
      api.metricServerError(overFiveMinutes),
      'ServerErrors',
      'The HTTP API answered a request with a 5xx status.',
    );
    alarms.on(
      faults(settings),
      'Faults',
      'A function logged an error, crashed or timed out; the logs with `level = "ERROR"` or `errorType` say which.',
    );
    alarms.on(
      LambdaFunction.metricAllThrottles(overFiveMinutes),
      'Throttles',
      "A function was throttled: the account's concurrency is used up.",
    );
    alarms.on(
      workflow.metricFailed(overFiveMinutes),
      'FailedExecutions',
      'A generation ended without recording its outcome: FailGeneration itself failed.',
    );
    alarms.on(
      workflow.metricTimedOut(overFiveMinutes),
      'LateExecutions',
      "A generation exceeded the workflow's time-out.",
    );
    alarms.on(
      reports(settings),
      'Reports',
      'Somebody reported an outfit, a comment, a person or a message: npm run reports lists it.',
    );
  }
}
