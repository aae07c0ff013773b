import { type Duration, Stack } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { type BusinessMetric, businessMetrics } from '../../functions/platform/business-metrics.ts';
import { tableKeys } from '../../functions/platform/table-keys.ts';
import type { FunctionName } from '../grants.ts';
import { edgeRegion, metricsNamespace, type Settings } from '../settings.ts';
import { AppFunction } from './app-function.ts';
import { FailedEvents } from './failed-events.ts';
import { metricOf, overFiveMinutes } from './metric.ts';

type Share = {
  /** The events that were bad and all events, as expressions of the metrics. */
  bad: string;
  of: string;
  metrics: Readonly<Record<string, IMetric>>;
  label: string;
  period?: Duration;
  /** With fewer bad events, the share is 0. */
  fewest?: number;
};

/** Returns the percentage of events that were bad. */
export const percentOf = ({ bad, of, metrics, label, period = overFiveMinutes.period, fewest = 1 }: Share) =>
  new MathExpression({
    expression: `IF(${bad} < ${fewest}, 0, 100 * (${bad}) / (${of}))`,
    usingMetrics: { ...metrics },
    label,
    period,
  });

/** Returns the sum of all metrics. */
export const sumOf = (name: string, metrics: readonly IMetric[], label: string) =>
  new MathExpression({
    expression: 'SUM(FILL(METRICS(), 0))',
    usingMetrics: Object.fromEntries(metrics.map((metric, at) => [`${name}${at}`, metric])),
    label,
    period: overFiveMinutes.period,
  });

/** Returns the only element of a list. Throws if there is none or another one. */
export function theOnly<T>([found, ...others]: readonly T[]): T {
  if (!found || others.length) throw new Error('There must be exactly one such metric.');
  return found;
}

/**
 * Returns a Lambda metric of a function of any stack. The metric contains only the name of the function, so that it has
 * no reference to the other stack.
 */
export function ofFunction(scope: Construct, name: FunctionName, metricName: string) {
  const found = scope.node.root.node
    .findAll()
    .find((each) => each instanceof AppFunction && each.name === name);
  if (!(found instanceof AppFunction)) throw new Error(`There is no function ${name} yet.`);
  return metricOf('AWS/Lambda', metricName, { FunctionName: found.fixedName });
}

/**
 * Returns a metric of a distribution or of a function of CloudFront, which publishes it with the dimension `Region`,
 * always `Global`. The metrics that CDK makes lack this dimension and have no data.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/programming-cloudwatch-metrics.html
 */
export const ofCloudFront = (of: Record<string, string>, metricName: string, statistic: string = Stats.SUM) =>
  metricOf('AWS/CloudFront', metricName, { ...of, Region: 'Global' }, { region: edgeRegion, statistic });

/** A metric of sign-ins, registrations or renewals. */
export const ofSignIns = (of: { userPool: IUserPool; client: IUserPoolClient }, metricName: string) =>
  metricOf(
    'AWS/Cognito',
    metricName,
    { UserPool: of.userPool.userPoolId, UserPoolClient: of.client.userPoolClientId },
    { label: metricName },
  );

/** The throttle metrics of the table and of each index. An index has its own metric. */
export const throttlesOf = (table: ITableV2) =>
  [
    {},
    ...Object.keys(tableKeys.indexes).map((GlobalSecondaryIndexName) => ({ GlobalSecondaryIndexName })),
  ].flatMap((index) =>
    ['ReadThrottleEvents', 'WriteThrottleEvents'].map((metricName) => {
      const label = [metricName, ...Object.values(index)].join(' ');
      return metricOf('AWS/DynamoDB', metricName, { TableName: table.tableName, ...index }, { label });
    }),
  );

/** Returns the message count of each dead-letter queue that has been created so far in any stack of the region. */
export const ofFailedEvents = (scope: Construct) =>
  scope.node.root.node
    .findAll()
    .filter((each) => each instanceof FailedEvents)
    .filter((each) => Stack.of(each).region === Stack.of(scope).region)
    .map(({ fixedName: label }) => {
      const dimensions = { QueueName: label };
      const shown = { label, statistic: Stats.MAXIMUM };
      return metricOf('AWS/SQS', 'ApproximateNumberOfMessagesVisible', dimensions, shown);
    });

/** The metrics of a counted value, one for each combination of dimensions that this environment can have. */
export function ofBusiness(settings: Settings, name: BusinessMetric, statistic: string = Stats.SUM) {
  const { dimensions } = businessMetrics[name];
  const combinations = Object.entries(dimensions).reduce<Record<string, string>[]>(
    (built, [key, values]) =>
      built.flatMap((one) => valuesOf(settings, key, values).map((value) => ({ ...one, [key]: value }))),
    [{}],
  );
  return combinations.map((combination) => {
    const label = Object.values(combination).join(', ') || name;
    return metricOf(metricsNamespace(settings), name, combination, { label, statistic });
  });
}

/** The models of an environment by the metrics' dimension `Use`, priced by tokens or by pictures. */
export const modelsByUse = ({ stylist, reader, vision, image, cutOut }: Settings) => ({
  ofTokens: { stylist, reader, vision },
  ofPictures: { outfits: image, cutOuts: cutOut },
});

/** The values that a dimension can have in an environment, which has one stylist and the models of its settings. */
function valuesOf(settings: Settings, dimension: string, values: readonly string[]) {
  if (dimension === 'Stylist') return [settings.stylist.name];
  if (dimension !== 'Use') return values;
  const { ofTokens, ofPictures } = modelsByUse(settings);
  const models: Record<string, { name: string }> = { ...ofTokens, ...ofPictures };
  return values.filter((use) => ['bedrock', 'openai'].includes(models[use]?.name ?? ''));
}

/** Returns all combinations of the environment's own metrics. CloudWatch bills each combination as one metric. */
export const businessMetricsOf = (settings: Settings) =>
  (Object.keys(businessMetrics) as BusinessMetric[]).flatMap((name) => ofBusiness(settings, name));
