import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { IHttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { MathExpression, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { IStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import { Alarms } from '../constructs/alarms.ts';
import { AppFunction } from '../constructs/app-function.ts';
import type { FunctionName } from '../grants.ts';
import type { Settings } from '../settings.ts';

/**
 * Functions that throw to refuse a user's input, so that their error metric counts mistakes of users. Their
 * own faults show in the 5xx alarm of the API and in the alarms of the workflow.
 */
const throwToRefuse: ReadonlySet<FunctionName> = new Set([
  'prepareImage',
  'analyzeWardrobe',
  'composeOutfit',
  'preSignUp',
]);

const overFiveMinutes = { period: Duration.minutes(5), statistic: Stats.SUM };

type Props = StackProps & {
  settings: Settings;
  api: IHttpStage;
  generation: { workflow: IStateMachine; failures: ILogGroup };
};

/** The alarms of the app. They report faults of the app, not refused input of users. */
export class ObservabilityStack extends Stack {
  constructor(scope: Construct, id: string, { settings, api, generation, ...props }: Props) {
    super(scope, id, props);
    const alarms = new Alarms(this, 'Alarms', { email: settings.alarmEmail });
    alarms.on(
      api.metricServerError(overFiveMinutes),
      'ServerErrors',
      'The HTTP API answered a request with a 5xx status.',
    );

    for (const construct of scope.node.findAll())
      if (construct instanceof AppFunction)
        alarms.on(
          faultsOf(construct),
          construct.name,
          `The function ${construct.name} failed or was throttled.`,
        );

    const { workflow, failures } = generation;
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
    const unexpected = new MetricFilter(this, 'FailedGenerations', {
      logGroup: failures,
      filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
      metricNamespace: this.stackName,
      metricName: 'FailedGenerations',
    });
    alarms.on(
      unexpected.metric(overFiveMinutes),
      'FailedGenerations',
      'A generation failed with an unexpected error.',
    );
  }
}

/** The metric of a function's faults: errors and throttles, or throttles alone where errors are refusals. */
function faultsOf(fn: AppFunction<FunctionName>) {
  const throttles = fn.metricThrottles(overFiveMinutes);
  if (throwToRefuse.has(fn.name)) return throttles;
  return new MathExpression({
    expression: 'FILL(errors, 0) + FILL(throttles, 0)',
    usingMetrics: { errors: fn.metricErrors(overFiveMinutes), throttles },
    period: overFiveMinutes.period,
  });
}
