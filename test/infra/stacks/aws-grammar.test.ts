import { expect, it } from 'vitest';
import { allRules, faultsOf } from '../../support/aws-grammar/faults.ts';

const many = <Item>(count: number, item: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => item(at));
const one = (Type: string, Properties: object) => ({ Planted: { Type, Properties } });

/** A resource with many others that refer to it. */
const owner = (Type: string, count: number, PartType: string, properties: (at: number) => object) => ({
  Owner: { Type },
  ...Object.fromEntries(many(count, (at) => [`Part${at}`, { Type: PartType, Properties: properties(at) }])),
});

const filter = (FilterPattern: string) =>
  one('AWS::Logs::MetricFilter', { FilterPattern, LogGroupName: 'log' });
const logGroup = (count: number, FilterPattern: string) =>
  owner('AWS::Logs::LogGroup', count, 'AWS::Logs::MetricFilter', () => ({
    FilterPattern,
    LogGroupName: { Ref: 'Owner' },
  }));
const eventSource = (...patterns: string[]) =>
  one('AWS::Lambda::EventSourceMapping', {
    FilterCriteria: { Filters: patterns.map((Pattern) => ({ Pattern })) },
  });

const limit = { Priority: 0, Action: { Block: {} }, Statement: { RateBasedStatement: { Limit: 100 } } };
const firewall = (...Rules: object[]) => one('AWS::WAFv2::WebACL', { Rules });
const search = (count: number, length = 1) => ({
  ...limit,
  Statement: {
    OrStatement: {
      Statements: many(count, () => ({
        ByteMatchStatement: {
          PositionalConstraint: 'CONTAINS',
          SearchString: 'x'.repeat(length),
          TextTransformations: [{ Type: 'URL_DECODE' }],
        },
      })),
    },
  },
});

const policy = (length: number) => ({
  Statement: [{ Resource: { 'Fn::Join': ['', ['x'.repeat(length)]] } }],
});
const role = (properties: object) => one('AWS::IAM::Role', { AssumeRolePolicyDocument: {}, ...properties });

const alarm = (properties: object) => one('AWS::CloudWatch::Alarm', { EvaluationPeriods: 1, ...properties });
const queries = (...Metrics: object[]) => alarm({ Metrics });
const measured = (Id: string) => ({
  Id,
  ReturnData: false,
  MetricStat: { Period: 60, Metric: { Namespace: 'AWS/Lambda' } },
});
const faults = { Namespace: 'wardrobe', Period: 60 };
const dashboard = (properties: object, place: object = { type: 'metric' }) =>
  one('AWS::CloudWatch::Dashboard', {
    DashboardBody: JSON.stringify({ widgets: [{ ...place, properties }] }),
  });

const edgeFunction = (FunctionCode: string) =>
  one('AWS::CloudFront::Function', { FunctionCode, FunctionConfig: { Runtime: 'cloudfront-js-2.0' } });
const headers = (ResponseHeadersPolicyConfig: object) =>
  one('AWS::CloudFront::ResponseHeadersPolicy', { ResponseHeadersPolicyConfig });
const routes = (count: number) =>
  owner('AWS::ApiGatewayV2::Api', count, 'AWS::ApiGatewayV2::Route', (at) => ({
    ApiId: { Ref: 'Owner' },
    RouteKey: `GET /${at}`,
  }));
const workflow = (states: object, more: object = {}) =>
  one('AWS::StepFunctions::StateMachine', {
    StateMachineType: 'EXPRESS',
    DefinitionString: JSON.stringify({
      StartAt: 'A',
      States: { A: { Type: 'Pass', End: true, ...states } },
      ...more,
    }),
  });

const planted: [demand: string, resources: Record<string, { Type: string; Properties?: object }>][] = [
  ['A template has 1 MB', one('AWS::SNS::Topic', { DisplayName: 'x'.repeat(1_000_000) })],
  ['A regular expression stands between %', filter('%"errorType":"[A-Z]%')],
  ['A regular expression stands between %', filter('%something!%')],
  ['A regular expression stands between %', filter('%a(b)%')],
  ['A regular expression stands between %', filter('%Task timed out%')],
  ['A JSON pattern has two regular expressions', filter('{ $.a = %a% && $.b = %b% && $.c = %c% }')],
  ['A JSON pattern compares fields', filter('{ $.level == "ERROR" }')],
  ['Terms that are not words', filter('Runtime.ExitError')],
  ['Terms that are not words', filter('?ERROR WARN')],
  ['A log group has 100 metric filters', logGroup(101, 'ERROR')],
  ['A log group has 5 filters', logGroup(6, '%ERROR%')],
  ['An event pattern has 2,048', one('AWS::Events::Rule', { EventPattern: { source: ['x'.repeat(2048)] } })],
  ['An event source has 5 filters', eventSource(...many(6, (at) => `{"a":["${at}"]}`))],
  ['A filter of an event source', eventSource('{"a":"b"}')],
  ['A filter of an event source', eventSource('{"a":[{"prefx":"b"}]}')],
  ['The rules take 1,500', firewall(search(80))],
  ['The rules take 1,500', firewall({ ...limit, Statement: { SqliMatchStatement: {} } })],
  ['Rules have different priorities', firewall(limit, limit)],
  ['A group of rules has an override', firewall({ ...limit, Action: undefined })],
  ['A text to search for', firewall(search(1, 201))],
  ['The embedded policies', role({ Policies: [{ PolicyDocument: policy(10_240) }] })],
  [
    'The embedded policies',
    {
      ...role({ Policies: [{ PolicyDocument: policy(6000) }] }),
      Other: {
        Type: 'AWS::IAM::Policy',
        Properties: { Roles: [{ Ref: 'Planted' }], PolicyDocument: policy(6000) },
      },
    },
  ],
  ['A trust policy has 2,048', role({ AssumeRolePolicyDocument: policy(2048) })],
  ['A role has 10 managed policies', role({ ManagedPolicyArns: many(11, String) })],
  [
    'The variables of a function',
    one('AWS::Lambda::Function', { Environment: { Variables: { A: 'x'.repeat(4096) } } }),
  ],
  ['A function has 10 kB', edgeFunction(`var a = '${'x'.repeat(10_240)}';`)],
  ['A function is written in the language', edgeFunction('const { request } = event;')],
  [
    'A content security policy has 1,783',
    headers({
      SecurityHeadersConfig: { ContentSecurityPolicy: { ContentSecurityPolicy: 'x'.repeat(1784) } },
    }),
  ],
  [
    'A policy adds 10 headers',
    headers({ CustomHeadersConfig: { Items: many(11, () => ({ Header: '', Value: '' })) } }),
  ],
  [
    'A header has a name',
    headers({ CustomHeadersConfig: { Items: [{ Header: 'a', Value: 'x'.repeat(1784) }] } }),
  ],
  [
    'A distribution has 75 behaviors',
    one('AWS::CloudFront::Distribution', { DistributionConfig: { CacheBehaviors: many(76, String) } }),
  ],
  ['An API has 300 routes', routes(301)],
  ['An integration answers', one('AWS::ApiGatewayV2::Integration', { TimeoutInMillis: 30_001 })],
  ['A route has a method', one('AWS::ApiGatewayV2::Route', { RouteKey: 'GET items' })],
  ['A route has a method', one('AWS::ApiGatewayV2::Route', { RouteKey: 'GET /{all+}/items' })],
  ['A definition is written', workflow({ Type: 'Pass', Next: 'Nowhere', End: undefined })],
  ['An express workflow ends', workflow({}, { TimeoutSeconds: 301 })],
  [
    'An express workflow ends',
    workflow({ Type: 'Task', Resource: 'arn:aws:states:::lambda:invoke.waitForTaskToken' }),
  ],
  [
    'An alarm watches metrics',
    alarm({ Namespace: 'AWS/CloudFront', Period: 60, Dimensions: [{ Name: 'DistributionId', Value: 'x' }] }),
  ],
  ['A period of an alarm', alarm({ ...faults, Period: 45 })],
  ['An alarm looks back a day', alarm({ ...faults, EvaluationPeriods: 1441 })],
  ['One query of an alarm', queries(measured('a'))],
  ['The expressions of an alarm', queries({ Id: 'a', Expression: 'FILL(b, 0)' })],
  ['The expressions of an alarm', queries({ Id: 'Sum', Expression: 'SUM(METRICS())' })],
  ['An alarm has 10 metrics', queries({ Id: 'a', Expression: '1' }, ...many(11, (at) => measured(`m${at}`)))],
  ['An alarm does not search', queries({ Id: 'a', Expression: "SEARCH('AWS/SQS', 'Sum', 300)" })],
  [
    'A dashboard shows metrics',
    dashboard({ metrics: [['AWS/CloudFront', 'Requests', 'DistributionId', 'x']] }),
  ],
  ['The expressions of a widget', dashboard({ metrics: [[{ expression: 'SUM(nothing)' }]] })],
  ['A widget has 500 metrics', dashboard({ metrics: many(501, () => ['wardrobe', 'Faults']) })],
  ['A dashboard has 500 widgets', dashboard({}, { type: 'graph' })],
  ['A dashboard has 500 widgets', dashboard({}, { type: 'text', x: 20, width: 8 })],
  ['QueueName', one('AWS::SQS::Queue', { QueueName: 'x'.repeat(81) })],
  ['TopicName', one('AWS::SNS::Topic', { TopicName: 'a b' })],
  [
    'DashboardName',
    one('AWS::CloudWatch::Dashboard', { DashboardName: 'a b', DashboardBody: '{"widgets":[]}' }),
  ],
  ['Name of SSM::Parameter', one('AWS::SSM::Parameter', { Name: '/aws/table', Value: 'x' })],
  ['Value of SSM::Parameter', one('AWS::SSM::Parameter', { Value: 'x'.repeat(4097) })],
  ['Name of SecretsManager::Secret', one('AWS::SecretsManager::Secret', { Name: 'a b' })],
  ['StageName', one('AWS::ApiGatewayV2::Stage', { StageName: 'a b' })],
  ['A table has 20 indexes', one('AWS::DynamoDB::GlobalTable', { GlobalSecondaryIndexes: many(21, String) })],
];

it.each(planted)('A template is refused that breaks a demand: %s', (demand, Resources) => {
  expect(faultsOf({ Resources })).toEqual([expect.stringContaining(`: ${demand}`)]);
});

it('Every demand of a service is broken by a planted fault', () => {
  const broken = ({ demand }: { demand: string }) => planted.some(([start]) => demand.startsWith(start));
  expect(allRules.filter((rule) => !broken(rule))).toEqual([]);
});
