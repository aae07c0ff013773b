import { expect, it } from 'vitest';
import { allRules, faultsOf } from '../../support/aws-grammar/faults.ts';

const many = <Item>(count: number, item: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => item(at));
const one = (Type: string, Properties: object) => ({ Planted: { Type, Properties } });

const filter = (FilterPattern: string) =>
  one('AWS::Logs::MetricFilter', { FilterPattern, LogGroupName: 'log' });
const logGroup = (count: number, FilterPattern: string) => ({
  Owner: { Type: 'AWS::Logs::LogGroup' },
  ...Object.fromEntries(
    many(count, (at) => {
      const Properties = { FilterPattern, LogGroupName: { Ref: 'Owner' } };
      return [`Filter${at}`, { Type: 'AWS::Logs::MetricFilter', Properties }];
    }),
  ),
});

const long = 'x'.repeat(4096);
const policy = (length: number) => ({
  Statement: [{ Resource: { 'Fn::Join': ['', ['x'.repeat(length)]] } }],
});
const role = (length: number) => one('AWS::IAM::Role', { Policies: [{ PolicyDocument: policy(length) }] });
const policyOf = (length: number) => ({
  Other: {
    Type: 'AWS::IAM::Policy',
    Properties: { Roles: [{ Ref: 'Planted' }], PolicyDocument: policy(length) },
  },
});

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
const beyondTheEdge = [
  ...['const { request } = event;', 'const [first] = list;', 'function f({ a }) { return a; }'],
  ...[
    'function f(a = 1) { return a; }',
    'f(...list);',
    'const all = [...list];',
    'const copy = { ...event };',
  ],
  ...['const copy = { event };', 'const copy = { [name]: 1 };', 'const copy = { run() { return 1; } };'],
  ...[
    'class A {}',
    'for (const each of list) f(each);',
    'function* f() { yield 1; }',
    'f`text`;',
    'f(a, b,);',
  ],
  ...['a?.b;', 'a ?? b;', 'try { f(); } catch { g(); }', 'const big = 1n;', 'const mask = 0b11;'],
  ...['/a/u.test(b);', 'export const a = 1;'],
];
const securityPolicy = (ContentSecurityPolicy: string) =>
  one('AWS::CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: { ContentSecurityPolicy: { ContentSecurityPolicy } },
    },
  });
const invoke = 'arn:aws:states:::lambda:invoke';
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
  ['A pattern is JSON', filter('%"errorType":"[A-Z]%')],
  ['A pattern is JSON', filter('%something!%')],
  ['A pattern is JSON', filter('%Task timed out%')],
  ['A pattern is JSON', filter('ERROR')],
  ['A JSON pattern has two regular expressions', filter('{ $.a = %a% && $.b = %b% && $.c = %c% }')],
  ['A JSON pattern compares fields', filter('{ $.level == "ERROR" }')],
  ['A log group has 5 filters', logGroup(6, '%ERROR%')],
  ['The embedded policies', { ...role(6000), ...policyOf(6000) }],
  ['The variables of a function', one('AWS::Lambda::Function', { Environment: { Variables: { A: long } } })],
  ['A new account gives a function 3,008', one('AWS::Lambda::Function', { MemorySize: 3009 })],
  ['A function has 10 kB', edgeFunction(`var a = '${long}${long}${long}';`)],
  ...beyondTheEdge.map((code): [string, ReturnType<typeof one>] => [
    'A function is written in the language',
    edgeFunction(code),
  ]),
  ['A content security policy has 1,783', securityPolicy(long)],
  ['A definition is written', workflow({ Type: 'Pass', Next: 'Nowhere', End: undefined })],
  ['An express workflow ends', workflow({}, { TimeoutSeconds: 301 })],
  ['An express workflow ends', workflow({ Type: 'Task', Resource: `${invoke}.waitForTaskToken` })],
  ['An alarm watches metrics', alarm({ ...faults, Namespace: 'AWS/CloudFront', Dimensions: [] })],
  ['A period of an alarm', alarm({ ...faults, Period: 45 })],
  ['One query of an alarm', queries(measured('a'))],
  ['The expressions of an alarm', queries({ Id: 'a', Expression: 'FILL(b, 0)' })],
  ['The expressions of an alarm', queries({ Id: 'Sum', Expression: 'SUM(METRICS())' })],
  ['A dashboard shows metrics', dashboard({ metrics: [['AWS/CloudFront', 'Requests']] })],
  ['The expressions of a widget', dashboard({ metrics: [[{ expression: 'SUM(nothing)' }]] })],
  ['A dashboard has widgets', dashboard({}, { type: 'graph' })],
  ['A dashboard has widgets', dashboard({}, { type: 'text', x: 20, width: 8 })],
];

it('a template is refused that breaks a demand of a service, and every demand is broken here', () => {
  for (const [demand, Resources] of planted)
    expect(faultsOf({ Resources }), demand).toEqual([expect.stringContaining(`: ${demand}`)]);
  const broken = ({ demand }: { demand: string }) => planted.some(([start]) => demand.startsWith(start));
  expect(allRules.filter((rule) => !broken(rule))).toEqual([]);
});

it('the language of the edge is ES5 with const, arrows, templates and async functions', () => {
  for (const code of [
    `const a = 1; let b = \`\${a}-\${\`\${a}\`}\`;`,
    'var f = (one, ...more) => more.concat([one]).map(each => each ** 2);',
    'async function handler(event) { await event; return { a: event, get b() { return 1; } }; }',
    'try { throw 1; } catch (e) { delete e.a; } finally { label: for (var k in { a: 1, }) continue label; }',
    'switch (/a+/gi.test("a")) { case true: do { break; } while (true); default: void [1, , 2]; }',
  ])
    expect(faultsOf({ Resources: edgeFunction(code) })).toEqual([]);
});
