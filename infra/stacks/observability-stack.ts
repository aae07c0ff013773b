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
 * These fail to say no to a person, which is no fault of the app; a fault of theirs is an error of the API,
 * or of a generation.
 */
const refusing: ReadonlySet<FunctionName> = new Set([
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

/** Watches for what is the fault of the app, and never for what is a person's mistake. */
export class ObservabilityStack extends Stack {
  constructor(scope: Construct, id: string, { settings, api, generation, ...props }: Props) {
    super(scope, id, props);
    const alarms = new Alarms(this, 'Alarms', { email: settings.alarmEmail });
    alarms.on(
      api.metricServerError(overFiveMinutes),
      'ServerErrors',
      'The HTTP API has answered with a 5xx.',
    );

    for (const construct of scope.node.findAll())
      if (construct instanceof AppFunction)
        alarms.on(
          faultsOf(construct),
          construct.name,
          `The function ${construct.name} has failed or was throttled.`,
        );

    const { workflow, failures } = generation;
    alarms.on(
      workflow.metricFailed(overFiveMinutes),
      'FailedExecutions',
      'A generation has ended without a word.',
    );
    alarms.on(workflow.metricTimedOut(overFiveMinutes), 'LateExecutions', 'A generation has taken too long.');
    const unexpected = new MetricFilter(this, 'FailedGenerations', {
      logGroup: failures,
      filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
      metricNamespace: this.stackName,
      metricName: 'FailedGenerations',
    });
    alarms.on(
      unexpected.metric(overFiveMinutes),
      'FailedGenerations',
      'A generation has failed unexpectedly.',
    );
  }
}

function faultsOf(fn: AppFunction<FunctionName>) {
  const throttles = fn.metricThrottles(overFiveMinutes);
  if (refusing.has(fn.name)) return throttles;
  return new MathExpression({
    expression: 'FILL(errors, 0) + FILL(throttles, 0)',
    usingMetrics: { errors: fn.metricErrors(overFiveMinutes), throttles },
    period: overFiveMinutes.period,
  });
}
