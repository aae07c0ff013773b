import { type Properties, type Rule, rules } from './rule.ts';

const monitoring = 'https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring';
const reference = 'https://docs.aws.amazon.com/AmazonCloudWatch/latest/APIReference';

/** The dimensions with which each service publishes its metrics. A metric with others has no data. */
const published = [
  // https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-metrics.html
  ...['AWS/ApiGateway ApiId', 'AWS/ApiGateway ApiId Stage'],
  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/programming-cloudwatch-metrics.html
  ...['AWS/CloudFront DistributionId Region=Global', 'AWS/CloudFront FunctionName Region=Global'],
  // https://docs.aws.amazon.com/cognito/latest/developerguide/metrics-for-cognito-user-pools.html
  'AWS/Cognito UserPool UserPoolClient',
  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/metrics-dimensions.html
  ...['AWS/DynamoDB TableName', 'AWS/DynamoDB GlobalSecondaryIndexName TableName'],
  // https://docs.aws.amazon.com/lambda/latest/dg/monitoring-metrics-types.html
  ...['AWS/Lambda', 'AWS/Lambda FunctionName'],
  // https://docs.aws.amazon.com/ses/latest/dg/reputationdashboard-cloudwatch-alarm.html
  'AWS/SES',
  // https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-available-cloudwatch-metrics.html
  'AWS/SQS QueueName',
  // https://docs.aws.amazon.com/step-functions/latest/dg/procedure-cw-metrics.html
  'AWS/States StateMachineArn',
  // https://docs.aws.amazon.com/waf/latest/developerguide/waf-metrics.html
  ...['AWS/WAFV2 Rule WebACL', 'AWS/WAFV2 Region Rule WebACL'],
];

/** A metric, as its namespace and dimensions, or an expression. */
type Shown = { id?: string; expression?: string; metric: string | undefined; period?: number };
const metricOf = (namespace: string, dimensions: [string, string][]) =>
  [
    namespace,
    ...dimensions.map(([name, value]) => (value === 'Global' ? `${name}=Global` : name)).toSorted(),
  ].join(' ');

type Metric = { Namespace: string; Dimensions?: { Name: string; Value: string }[] };
type Query = {
  Id: string;
  Expression?: string;
  ReturnData?: boolean;
  MetricStat?: { Metric: Metric; Period: number };
};
/** The queries of an alarm. An alarm on one metric has one. */
const queriesOf = ({ Metrics, ...metric }: Properties): Query[] =>
  Metrics ?? [{ Id: 'metric', MetricStat: { Metric: metric, Period: metric['Period'] } }];
const inAlarm = (properties: Properties): Shown[] =>
  queriesOf(properties).map(({ Id, Expression = '', MetricStat: { Metric: metric, Period = 60 } = {} }) => ({
    id: Id,
    expression: Expression,
    metric:
      metric &&
      metricOf(
        metric.Namespace,
        (metric.Dimensions ?? []).map(({ Name, Value }) => [Name, Value]),
      ),
    period: Period,
  }));

type Options = { id?: string; expression?: string };
type Widget = { type: string; x?: number; width?: number; properties: { metrics?: (string | Options)[][] } };
const widgetsOf = ({ DashboardBody }: Properties): Widget[] => JSON.parse(DashboardBody).widgets;
const inWidget = ({ properties: { metrics = [] } }: Widget): Shown[] =>
  metrics.map((parts) => {
    const [namespace, , ...pairs] = parts.filter((part) => typeof part === 'string');
    const dimensions = pairs.flatMap((name, at): [string, string][] =>
      at % 2 ? [] : [[name, pairs[at + 1] ?? '']],
    );
    const options = parts.find((part) => typeof part === 'object') as Options | undefined;
    return { ...options, metric: namespace && metricOf(namespace, dimensions) };
  });

const isPublished = ({ metric }: Shown) => !metric?.startsWith('AWS/') || published.includes(metric);

/** Whether the ids are different words that begin in lower case, and the expressions name only them. */
function isMath(shown: readonly Shown[]) {
  const ids = shown.flatMap(({ id }) => id ?? []);
  const named = shown.flatMap(
    ({ expression = '' }) => expression.replaceAll(/'[^']*'/g, '').match(/\b[a-z]\w*/g) ?? [],
  );
  return (
    ids.every((id) => /^[a-z]\w*$/.test(id)) &&
    new Set(ids).size === ids.length &&
    named.every((id) => ids.includes(id))
  );
}

export const metrics: Rule[] = [
  ...rules('AWS::CloudWatch::Alarm', `${monitoring}/aws-services-cloudwatch-metrics.html`, {
    'An alarm watches metrics with dimensions that the service publishes': (properties) =>
      inAlarm(properties).every(isPublished),
  }),
  ...rules('AWS::CloudWatch::Alarm', `${reference}/API_PutMetricAlarm.html`, {
    'A period of an alarm is 10, 20 or 30 seconds or whole minutes': (properties) =>
      inAlarm(properties).every(({ period = 0 }) => [10, 20, 30].includes(period) || period % 60 === 0),
    'One query of an alarm returns data': (properties) =>
      queriesOf(properties).filter(({ ReturnData }) => ReturnData !== false).length === 1,
  }),
  ...rules('AWS::CloudWatch::Alarm', `${monitoring}/using-metric-math.html`, {
    'The expressions of an alarm name its own queries': (properties) => isMath(inAlarm(properties)),
  }),
  ...rules('AWS::CloudWatch::Dashboard', `${monitoring}/aws-services-cloudwatch-metrics.html`, {
    'A dashboard shows metrics with dimensions that the service publishes': (properties) =>
      widgetsOf(properties).flatMap(inWidget).every(isPublished),
  }),
  ...rules('AWS::CloudWatch::Dashboard', `${monitoring}/using-metric-math.html`, {
    'The expressions of a widget name its own metrics': (properties) =>
      widgetsOf(properties).every((widget) => isMath(inWidget(widget))),
  }),
  ...rules('AWS::CloudWatch::Dashboard', `${reference}/CloudWatch-Dashboard-Body-Structure.html`, {
    'A dashboard has widgets of known types, within 24 columns': (properties) =>
      widgetsOf(properties).every(
        ({ type, x = 0, width = 6 }) =>
          ['metric', 'text', 'log', 'alarm', 'explorer'].includes(type) && x + width <= 24,
      ),
  }),
];
