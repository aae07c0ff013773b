import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { IStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import { Alarms } from '../constructs/alarms.ts';
import { AppDashboard, type Watched } from '../constructs/app-dashboard.ts';
import { faults, overFiveMinutes, reports } from '../constructs/metric.ts';
import { MonthlyBudget } from '../constructs/monthly-budget.ts';
import { objectivesOf } from '../constructs/objectives.ts';
import {
  ofBusiness,
  ofCloudFront,
  ofFailedEvents,
  ofFunction,
  ofSignIns,
  percentOf,
  sumOf,
  throttlesOf,
} from '../constructs/watched.ts';

type Props = StackProps &
  Watched & {
    workflow: IStateMachine;
    /** The stack for the budget and for the alarms on CloudFront's metrics, if this one is not in their region. */
    edge: Stack;
  };

/** The limit of a delay, in milliseconds. */
const longestDelay = Duration.minutes(5).toMilliseconds();
/** How often models may fail in five minutes. A single failure is usual. */
const mostReplaced = 5;
/** The limit of failed requests, in percent. */
const mostBroken = 5;
/** The limits of failed calls and runs in five minutes, in percent: a canary is taken back before many have noticed. */
const mostFailed = 0.1;
/** The limit of the account's concurrent runs, in percent of its quota. */
const mostConcurrent = 80;
/** How often the table may throttle in five minutes. The SDK repeats a request that is throttled. */
const mostThrottled = 20;
/** The shares of mails that bounce, and of those that are reported as spam, at which SES reviews an account. */
const mostBounced = 0.05;
const mostComplained = 0.001;

/**
 * The alarms of the app, its dashboard and its budget. The alarms report faults of the app, not refused input of users.
 * They refer to functions and queues only by name, so that these can be renamed or removed.
 */
export class ObservabilityStack extends Stack {
  constructor(scope: Construct, id: string, { workflow, edge, ...props }: Props) {
    super(scope, id, props);
    const { settings, table, userPool, client, api, distribution } = props;
    const { alarmEmail, monthlyBudget } = settings;
    const alarms = new Alarms(this, 'Alarms', settings);
    const beside = edge.region === this.region ? this : edge;
    const alarmsOfEdge = beside === this ? alarms : new Alarms(beside, 'Alarms', settings);
    alarmsOfEdge.on(
      ofCloudFront({ DistributionId: distribution.distributionId }, '5xxErrorRate', Stats.AVERAGE),
      'BrokenPages',
      'CloudFront answered 5 % of all requests or more with a 5xx status.',
      { threshold: mostBroken },
    );
    const objectives = settings.objectives ? objectivesOf(settings, api) : [];
    for (const objective of objectives) alarms.onObjective(objective);
    // The canary needs this alarm at once. Where there are objectives, they decide whom to wake.
    alarms.on(
      percentOf({
        bad: 'FILL(faults, 0)',
        of: 'calls',
        metrics: { faults: api.metricServerError(overFiveMinutes), calls: api.metricCount(overFiveMinutes) },
        label: '% of calls with a 5xx status',
      }),
      'ServerErrors',
      'The HTTP API answered 0.1 % of all calls or more with a 5xx status.',
      { threshold: mostFailed, isMailed: objectives.length === 0 },
    );
    alarms.on(
      percentOf({
        bad: 'FILL(faults, 0)',
        of: 'runs',
        metrics: { faults: faults(settings), runs: LambdaFunction.metricAllInvocations(overFiveMinutes) },
        label: '% of runs with a fault',
      }),
      'Faults',
      'Functions logged an error, crashed or timed out in 0.1 % of all runs or more; the logs with `level = "ERROR"` or `errorType` say which.',
      { threshold: mostFailed },
    );
    alarms.on(
      new MathExpression({
        // https://docs.aws.amazon.com/lambda/latest/dg/monitoring-concurrency.html
        expression: '100 * claimed / SERVICE_QUOTA(running)',
        usingMetrics: {
          claimed: ofAccount('AWS/Lambda', 'ClaimedAccountConcurrency'),
          running: ofAccount('AWS/Lambda', 'ConcurrentExecutions'),
        },
        label: "% of the account's concurrent runs",
        period: Duration.minutes(5),
      }),
      'Concurrency',
      "80 % of the account's concurrent runs of functions are taken.",
      { threshold: mostConcurrent },
    );
    alarms.on(
      sumOf('throttles', throttlesOf(table), 'Throttles of the table'),
      'TableThrottles',
      'The table or its index has throttled requests.',
      { threshold: mostThrottled },
    );
    alarms.on(
      sumOf(
        'throttles',
        ['SignInThrottles', 'SignUpThrottles', 'TokenRefreshThrottles'].map((name) =>
          ofSignIns({ userPool, client }, name),
        ),
        'Throttles of the user pool',
      ),
      'SignInThrottles',
      'Cognito turned somebody away, because too many people sign in, sign up or stay signed in at once.',
    );
    if (settings.mail)
      alarms.on(
        new MathExpression({
          // https://docs.aws.amazon.com/ses/latest/dg/reputationdashboard-cloudwatch-alarm.html
          expression: `FILL(bounced, 0) / ${mostBounced} + FILL(complained, 0) / ${mostComplained}`,
          usingMetrics: {
            bounced: ofAccount('AWS/SES', 'Reputation.BounceRate'),
            complained: ofAccount('AWS/SES', 'Reputation.ComplaintRate'),
          },
          label: 'Part of the bounces and complaints that SES tolerates',
          period: Duration.hours(1),
        }),
        'MailBounces',
        'So many mails bounce, or are reported as spam, that SES may stop sending.',
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
      { threshold: longestDelay },
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
        { threshold: mostReplaced },
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
    if (settings.dashboard) new AppDashboard(this, 'Dashboard', { ...props, alarms: alarms.all, objectives });
    if (monthlyBudget && alarmEmail)
      new MonthlyBudget(beside, 'Budget', { dollars: monthlyBudget, email: alarmEmail });
  }
}

/** A metric of the whole account in this region. It has no dimension. */
const ofAccount = (namespace: string, metricName: string) =>
  new Metric({ namespace, metricName, statistic: Stats.MAXIMUM });
