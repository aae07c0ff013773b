import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { IHttpStage, IWebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { type IMetric, MathExpression, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import { Alarms } from '../constructs/alarms.ts';
import { AppDashboard } from '../constructs/app-dashboard.ts';
import { faults } from '../constructs/fault-metric.ts';
import type { Firewall } from '../constructs/firewall.ts';
import { MonthlyBudget } from '../constructs/monthly-budget.ts';
import { reports } from '../constructs/report-metric.ts';
import {
  ofBusiness,
  ofCloudFront,
  ofFailedEvents,
  ofFunction,
  overFiveMinutes,
} from '../constructs/watched.ts';
import type { Settings } from '../settings.ts';

type Props = StackProps & {
  settings: Settings;
  table: TableV2;
  userPool: IUserPool;
  client: IUserPoolClient;
  api: IHttpStage;
  sockets: IWebSocketStage;
  workflow: IStateMachine;
  distribution: Distribution;
  /** The name of the CloudFront function that routes pages. */
  edgeFunction: string;
  firewall: Firewall | undefined;
  /** The stack for the budget and for the alarms on CloudFront's metrics, if this one is not in their region. */
  edge: Stack;
};

/** The limit of a delay, in milliseconds. */
const longestDelay = Duration.minutes(5).toMilliseconds();
/** How often models may fail in five minutes. A single failure is usual. */
const mostReplaced = 5;
/** The limit of failed requests, in percent. */
const mostBroken = 5;

/**
 * The alarms of the app, its dashboard and its budget. The alarms report faults of the app, not refused input of users.
 * They refer to functions and queues only by name, so that these can be renamed or removed.
 */
export class ObservabilityStack extends Stack {
  constructor(scope: Construct, id: string, { settings, ...props }: Props) {
    const { table, userPool, client, api, sockets, workflow, ...others } = props;
    const { distribution, edgeFunction, firewall, edge, ...stackProps } = others;
    super(scope, id, stackProps);
    const { alarmEmail, monthlyBudget } = settings;
    const alarms = new Alarms(this, 'Alarms', settings);
    const beside = edge.region === this.region ? this : edge;
    const alarmsOfEdge = beside === this ? alarms : new Alarms(beside, 'Alarms', settings);
    alarmsOfEdge.on(
      ofCloudFront({ DistributionId: distribution.distributionId }, '5xxErrorRate', Stats.AVERAGE),
      'BrokenPages',
      'CloudFront answered 5 % of all requests or more with a 5xx status.',
      mostBroken,
    );
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
      new MathExpression({
        expression: 'FILL(failed, 0) + FILL(late, 0)',
        usingMetrics: {
          failed: workflow.metricFailed(overFiveMinutes),
          late: workflow.metricTimedOut(overFiveMinutes),
        },
        label: 'Executions without an outcome',
        period: Duration.minutes(5),
      }),
      'LostGenerations',
      "A generation ended without recording its outcome, or exceeded the workflow's time-out.",
    );
    alarms.on(
      ofFunction(this, 'projectChanges', 'IteratorAge').with({ statistic: Stats.MAXIMUM }),
      'LateProjections',
      'A change of the table has waited for five minutes to be projected.',
      longestDelay,
    );
    alarms.on(
      sumOf('queue', ofFailedEvents(this), 'Failed events that are kept'),
      'FailedEvents',
      'A queue keeps an event on which a function failed after all retries.',
    );
    const replaced = ofBusiness(settings, 'StylistReplaced');
    if (replaced.length)
      alarms.on(
        sumOf('replaced', replaced, 'Models that could not answer'),
        'ModelsReplaced',
        'A model could not read requests or make outfits; the built-in reader and stylist did it.',
        mostReplaced,
      );
    alarms.onSilence(
      ofFunction(this, 'failOverdue', 'Invocations'),
      'NoHeartbeat',
      'The function that runs every minute has not run for five minutes.',
    );
    alarms.on(
      reports(settings),
      'Reports',
      'Somebody reported an outfit, a comment, a person or a message: npm run reports lists it.',
    );
    if (settings.dashboard)
      new AppDashboard(this, 'Dashboard', {
        settings,
        alarms: alarms.all,
        table,
        userPool,
        client,
        api,
        sockets,
        distribution,
        edgeFunction,
        firewall,
      });
    if (monthlyBudget && alarmEmail)
      new MonthlyBudget(beside, 'Budget', { dollars: monthlyBudget, email: alarmEmail });
  }
}

const sumOf = (name: string, metrics: readonly IMetric[], label: string) =>
  new MathExpression({
    expression: 'SUM(FILL(METRICS(), 0))',
    usingMetrics: Object.fromEntries(metrics.map((metric, at) => [`${name}${at}`, metric])),
    label,
    period: Duration.minutes(5),
  });
