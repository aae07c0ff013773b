import { Duration, Stack } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { type BusinessMetric, businessMetrics } from '../../functions/platform/business-metrics.ts';
import type { FunctionName } from '../grants.ts';
import { edgeRegion, metricsNamespace, type Settings } from '../settings.ts';
import { AppFunction } from './app-function.ts';
import { FailedEvents } from './failed-events.ts';

/** How metrics of alarms and of the dashboard are aggregated. */
export const overFiveMinutes = { period: Duration.minutes(5), statistic: Stats.SUM };

/**
 * Returns a Lambda metric of a function of any stack. The metric contains only the name of the function, so that it has
 * no reference to the other stack.
 */
export function ofFunction(scope: Construct, name: FunctionName, metricName: string) {
  const found = scope.node.root.node
    .findAll()
    .find((each) => each instanceof AppFunction && each.name === name);
  if (!(found instanceof AppFunction)) throw new Error(`There is no function ${name} yet.`);
  return new Metric({
    namespace: 'AWS/Lambda',
    metricName,
    dimensionsMap: { FunctionName: found.fixedName },
    ...overFiveMinutes,
  });
}

/**
 * Returns a metric of a distribution or of a function of CloudFront, which publishes it with the dimension `Region`,
 * always `Global`. The metrics that CDK makes lack this dimension and have no data.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/programming-cloudwatch-metrics.html
 */
export const ofCloudFront = (of: Record<string, string>, metricName: string, statistic: string = Stats.SUM) =>
  new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    dimensionsMap: { ...of, Region: 'Global' },
    region: edgeRegion,
    period: Duration.minutes(5),
    statistic,
  });

/** Returns the message count of each dead-letter queue that has been created so far in any stack of the region. */
export const ofFailedEvents = (scope: Construct) =>
  scope.node.root.node
    .findAll()
    .filter((each) => each instanceof FailedEvents)
    .filter((each) => Stack.of(each).region === Stack.of(scope).region)
    .map(
      ({ fixedName }) =>
        new Metric({
          namespace: 'AWS/SQS',
          metricName: 'ApproximateNumberOfMessagesVisible',
          dimensionsMap: { QueueName: fixedName },
          label: fixedName,
          period: Duration.minutes(5),
          statistic: Stats.MAXIMUM,
        }),
    );

/**
 * Returns the metrics for a value that the functions count, one for each combination of dimensions that can occur in
 * this environment.
 */
export function ofBusiness(settings: Settings, name: BusinessMetric, statistic: string = Stats.SUM) {
  const { dimensions } = businessMetrics[name];
  const combinations = Object.entries(dimensions).reduce<Record<string, string>[]>(
    (built, [key, values]) =>
      built.flatMap((one) => valuesOf(settings, key, values).map((value) => ({ ...one, [key]: value }))),
    [{}],
  );
  return combinations.map(
    (dimensionsMap) =>
      new Metric({
        namespace: metricsNamespace(settings),
        metricName: name,
        dimensionsMap,
        label: Object.values(dimensionsMap).join(', ') || name,
        period: Duration.minutes(5),
        statistic,
      }),
  );
}

/**
 * The models of an environment by their use, which is the metrics' dimension `Use`. They are priced by tokens or by
 * pictures.
 */
export const modelsByUse = ({ stylist, reader, vision, image, cutOut }: Settings) => ({
  ofTokens: { stylist, reader, vision },
  ofPictures: { outfits: image, cutOuts: cutOut },
});

/**
 * Returns the values of a dimension that can occur in an environment: it has only one stylist, and only the models of
 * its settings.
 */
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
