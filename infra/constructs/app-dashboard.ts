import { Duration } from 'aws-cdk-lib';
import type { IHttpStage, IWebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IAlarm,
  type IMetric,
  MathExpression,
  PeriodOverride,
  Stats,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { businessMetrics } from '../../functions/platform/business-metrics.ts';
import type { FunctionName } from '../grants.ts';
import { edgeRegion, metricsNamespace, type Settings } from '../settings.ts';
import { type Firewall, firewallName } from './firewall.ts';
import { faults, metricOf, overFiveMinutes } from './metric.ts';
import { badShare, type Objective } from './objectives.ts';
import {
  modelsByUse,
  ofBusiness,
  ofCloudFront,
  ofFailedEvents,
  ofFunction,
  ofSignIns,
  throttlesOf,
} from './watched.ts';

/** What alarms and the dashboard watch. */
export type Watched = {
  settings: Settings;
  userPool: IUserPool;
  client: IUserPoolClient;
  api: IHttpStage;
  sockets: IWebSocketStage;
  table: ITableV2;
  distribution: Distribution;
  /** The name of the CloudFront function that routes pages. */
  edgeFunction: string;
  /** CloudFront's firewall, if there is one. */
  firewall: Firewall | undefined;
};
type Props = Watched & { alarms: IAlarm[]; objectives: readonly Objective[] };

/** The width of a third of the dashboard, which has 24 columns. */
const third = 8;

/**
 * A dashboard that shows whether people can sign in, upload, generate and chat, and the state of the services that the
 * app uses. AWS gives each account three dashboards of up to 50 metrics free of charge.
 */
export class AppDashboard extends Dashboard {
  constructor(scope: Construct, id: string, props: Props) {
    const { settings, alarms } = props;
    super(scope, id, {
      dashboardName: metricsNamespace(settings),
      defaultInterval: Duration.days(1),
      periodOverride: PeriodOverride.AUTO,
    });
    const business = (name: Parameters<typeof ofBusiness>[1], statistic?: string) =>
      ofBusiness(settings, name, statistic);
    const runs = (name: FunctionName, metricName: string) =>
      ofFunction(scope, name, metricName).with({ label: `${name}: ${metricName}` });
    const distribution = { DistributionId: props.distribution.distributionId };
    const measured = (name: keyof typeof businessMetrics) =>
      graph(businessMetrics[name].title, business(name));

    this.addWidgets(new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 3 }));
    const { objectives } = props;
    if (objectives.length)
      this.addRow(
        'Are the promises kept?',
        objectives.map(
          (objective) =>
            new GraphWidget({
              title: `${objective.name}: % that fails in an hour`,
              left: [badShare(objective, Duration.hours(1))],
              leftAnnotations: [{ label: 'promised', value: 100 - objective.target }],
              width: 24 / objectives.length,
            }),
        ),
      );
    this.addRow('Can people sign in?', [
      graph(
        'Signed in, signed up, kept signed in',
        ['SignInSuccesses', 'SignUpSuccesses', 'TokenRefreshSuccesses'].map((name) => ofSignIns(props, name)),
      ),
      graph('Turned away as too many', [
        ofSignIns(props, 'SignInThrottles'),
        ...(props.firewall ? [blocked(props.firewall, 'BlockedRequests')] : []),
      ]),
      graph('Requests of the app', [
        ofCloudFront(distribution, 'Requests'),
        props.api.metricCount(overFiveMinutes),
      ]),
    ]);
    this.addRow('Can people upload?', [
      graph('Photos that were prepared', [
        runs('prepareImage', 'Invocations'),
        runs('deriveVariants', 'Errors'),
      ]),
      measured('UploadsRefused'),
      measured('Clips'),
    ]);
    this.addRow('Can people generate?', [
      graph(businessMetrics.Generations.title, [
        ...business('Generations'),
        ...business('StylistReplaced').map((metric) => metric.with({ label: 'built-in for a model' })),
      ]),
      graph(
        businessMetrics.SecondsToOutfit.title,
        ['p50', 'p95'].flatMap((each) =>
          business('SecondsToOutfit', each).map((metric) => metric.with({ label: each })),
        ),
      ),
      ...this.models(settings),
    ]);
    this.addRow('Can people chat?', [
      graph('Sockets that were opened, messages that were sent', [
        props.sockets.metric('ConnectCount', overFiveMinutes),
        runs('messages', 'Invocations'),
      ]),
      measured('Pushes'),
      graph('Milliseconds that the newest changes wait to be shown', [
        runs('projectChanges', 'IteratorAge').with({ statistic: Stats.MAXIMUM }),
      ]),
    ]);
    this.addRow('What it stands on', [
      graph('Errors', [
        faults(settings),
        props.api.metricServerError(overFiveMinutes),
        ofCloudFront(distribution, '5xxErrorRate', Stats.AVERAGE),
        ...['FunctionExecutionErrors', 'FunctionValidationErrors'].map((name) =>
          ofCloudFront({ FunctionName: props.edgeFunction }, name),
        ),
      ]),
      graph('Throttles of the table', throttlesOf(props.table)),
      graph('Failed events that are kept', ofFailedEvents(scope)),
      graph('Heartbeat: runs a minute', [
        runs('failOverdue', 'Invocations').with({ period: Duration.minutes(1) }),
      ]),
      measured('AccountsDeleted'),
    ]);
  }

  private addRow(question: string, graphs: GraphWidget[]) {
    this.addWidgets(new TextWidget({ markdown: `## ${question}`, width: 24, height: 1 }));
    this.addWidgets(...graphs);
  }

  /** Graphs of the use of models: in tokens, in pictures, and in dollars if the settings contain prices. */
  private models(settings: Settings): GraphWidget[] {
    const used = [
      ...(['ModelInputTokens', 'ModelOutputTokens'] as const).flatMap((name) =>
        ofBusiness(settings, name).map((metric) => metric.with({ label: `${metric.label}: ${name}` })),
      ),
      ...ofBusiness(settings, 'ModelPictures'),
    ];
    const spent = dollars(settings);
    return used.length
      ? [
          new GraphWidget({
            title: 'What models have taken, and US dollars on the right',
            left: used,
            right: spent ? [spent] : [],
            width: third,
          }),
        ]
      : [];
  }
}

const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: third });

/** A metric of CloudFront's firewall. Its metrics have no dimension of a region. */
const blocked = (firewall: Firewall, metricName: string) =>
  metricOf(
    'AWS/WAFV2',
    metricName,
    { WebACL: firewallName(firewall), Rule: 'ALL' },
    { region: edgeRegion, label: `Firewall: ${metricName}` },
  );

/** The cost of all models that have a price. Null if no model has one. */
function dollars(settings: Settings) {
  const { ofTokens, ofPictures } = modelsByUse(settings);
  const usingMetrics: Record<string, IMetric> = {};
  const terms: string[] = [];
  const add = (id: string, metric: IMetric | undefined, price: number) => {
    if (!metric) return;
    usingMetrics[id] = metric;
    terms.push(`FILL(${id}, 0) * ${price}`);
  };
  const ofUse = (name: 'ModelInputTokens' | 'ModelOutputTokens' | 'ModelPictures', use: string) =>
    ofBusiness(settings, name).find(({ dimensions }) => dimensions?.['Use'] === use);
  for (const [use, model] of Object.entries(ofTokens))
    if ('price' in model && model.price) {
      add(`${use}Input`, ofUse('ModelInputTokens', use), model.price.millionInputTokens / 1e6);
      add(`${use}Output`, ofUse('ModelOutputTokens', use), model.price.millionOutputTokens / 1e6);
    }
  for (const [use, model] of Object.entries(ofPictures))
    if (model.name === 'bedrock' && model.price) add(use, ofUse('ModelPictures', use), model.price.picture);
  return terms.length
    ? new MathExpression({
        expression: terms.join(' + '),
        usingMetrics,
        label: 'US dollars',
        period: Duration.minutes(5),
      })
    : null;
}
