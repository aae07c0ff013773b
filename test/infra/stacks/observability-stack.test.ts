import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { businessMetricsOf } from '../../../infra/constructs/watched.ts';
import { type FunctionName, grants } from '../../../infra/grants.ts';
import { synthesize } from './synthesize.ts';
import type { Options } from './synthesize-into.ts';

type SynthesisSettings = NonNullable<Options['settings']>;

const { all, templates, written } = synthesize();
const alarms = all('AWS::CloudWatch::Alarm');
const alarmNamed = (name: string) => {
  const found = alarms.find(({ construct }) => construct === `observability/Alarms/${name}`);
  if (!found) throw new Error(`There is no alarm ${name}`);
  return found.properties;
};
const filters = all('AWS::Logs::MetricFilter').filter(
  ({ properties }) => properties['MetricTransformations'][0].MetricName === 'Faults',
);

it.each([
  ['BrokenPages', '5xxErrorRate', 5],
  ['ServerErrors', '5xx', 1],
  ['Faults', 'Faults', 1],
  ['Throttles', 'Throttles', 1],
  ['LateProjections', 'IteratorAge', 300_000],
  ['NoHeartbeat', 'Invocations', 1],
  ['Reports', 'Reports', 1],
])('%s raise an alarm', (name, metric, threshold) => {
  expect(alarmNamed(name)).toMatchObject({ MetricName: metric, Period: 300, Threshold: threshold });
});

/** The metrics that an alarm's expression uses, as `name of subject`. */
const summed = (name: string): string[] =>
  alarmNamed(name)['Metrics'].flatMap(({ MetricStat }: { MetricStat?: Stat }) =>
    MetricStat ? `${MetricStat.Metric.MetricName} of ${subjectOf(MetricStat)}` : [],
  );
type Stat = { Metric: { MetricName: string; Dimensions: { Value: unknown }[] } };
const subjectOf = ({ Metric: { Dimensions } }: Stat) =>
  Dimensions.map(({ Value }) => written('observability', Value)).join();

it('a generation without an outcome raises an alarm, failed or late', () => {
  expect(summed('LostGenerations')).toEqual([
    'ExecutionsFailed of generation/Workflow',
    'ExecutionsTimedOut of generation/Workflow',
  ]);
});

it('an event in any queue of failed events raises an alarm', () => {
  const queues = all('AWS::SQS::Queue').map(({ properties }) => properties['QueueName']);
  expect(queues.length).toBeGreaterThan(3);
  expect(summed('FailedEvents').toSorted()).toEqual(
    queues.map((name) => `ApproximateNumberOfMessagesVisible of ${name}`).toSorted(),
  );
});

it('names functions as they are called', () => {
  const named = all('AWS::Lambda::Function').map(({ properties }) => properties['FunctionName']);
  const [late, silent] = ['LateProjections', 'NoHeartbeat'].map(
    (name) => alarmNamed(name)['Dimensions'][0].Value,
  );
  expect(late).toBe('wardrobe-dev-projections-projectChanges');
  expect(silent).toBe('wardrobe-dev-generation-failOverdue');
  expect(named).toEqual(expect.arrayContaining([late, silent]));
});

it('every alarm names its section of the runbook, and every section is of an alarm', () => {
  const runbook = readFileSync('docs/operate.md', 'utf8');
  const sections = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  const named = alarms.map(({ properties }) =>
    /docs\/operate\.md, (\w+)$/.exec(properties['AlarmDescription']),
  );
  expect(named.map((each) => each?.[1]).toSorted()).toEqual(sections.toSorted());
  for (const [, section = ''] of runbook.matchAll(/^## .+\n([^#]+)/gm))
    expect(section).toMatch(/People notice[\s\S]+Look[\s\S]+Then/);
});

describe.each(Object.keys(grants) as FunctionName[])('of %s', (name) => {
  it('every fault counts in the one metric that raises the alarm', () => {
    const counted = filters.filter(({ part, properties }) =>
      written(part, properties['LogGroupName']).endsWith(`/${name}Log`),
    );
    expect(counted).toHaveLength(2);
    for (const { properties } of counted)
      expect(properties['MetricTransformations']).toEqual([
        expect.objectContaining({ MetricNamespace: 'wardrobe-dev', MetricName: 'Faults', MetricValue: '1' }),
      ]);
  });
});

describe('what counts as a fault', () => {
  const patterns = filters.map(({ properties }) => String(properties['FilterPattern']));
  const crash = patterns.find((pattern) => pattern.startsWith('%')) ?? '';
  const isCrash = (line: string) => new RegExp(crash.slice(1, -1)).test(line);

  it('is an entry of the level ERROR', () => {
    expect(new Set(patterns)).toEqual(new Set(['{ $.level = "ERROR" }', crash]));
  });

  it.each([
    '2026-01-31T10:00:00.000Z 6f4 Task timed out after 10.01 seconds',
    'RequestId: 6f4 Error: Runtime exited with error: signal: killed Runtime.ExitError',
    '2026-01-31T10:00:00.000Z\t6f4\tERROR\tInvoke Error\t{"errorType":"TypeError","errorMessage":"x"}',
    '2026-01-31T10:00:00.000Z\tundefined\tERROR\tUncaught Exception\t{"errorType":"Runtime.ImportModuleError"}',
    'REPORT RequestId: 6f4 Duration: 900.00 ms Status: error Error Type: Runtime.OutOfMemory',
  ])('is the line of Lambda: %s', (line) => {
    expect(isCrash(line)).toBe(true);
  });

  it.each([
    '2026-01-31T10:00:00.000Z\t6f4\tERROR\tInvoke Error\t{"errorType":"upload.invalid_file","errorMessage":"upload.invalid_file"}',
    'REPORT RequestId: 6f4 Duration: 120.05 ms Billed Duration: 121 ms',
    '{"level":"WARN","message":"A socket could not be reached","service":"messages"}',
    '{"level":"INFO","message":"Asked","prompt":"My task timed out, errorType: X"}',
  ])('is not %s', (line) => {
    expect(isCrash(line)).toBe(false);
  });
});

it('no stack holds on to a function or a queue of another stack, which could not be removed then', () => {
  const held = ['AWS::Lambda::Function', 'AWS::SQS::Queue'].flatMap((type) =>
    all(type).map(({ construct }) => construct),
  );
  expect(held.length).toBeGreaterThan(35);
  for (const part of Object.keys(templates) as (keyof typeof templates)[])
    for (const [, reference] of JSON.stringify(templates[part].toJSON()).matchAll(
      /(\{"Fn::ImportValue":"[^"]+"\})/g,
    ))
      expect(held).not.toContain(written(part, JSON.parse(reference ?? '')).split('.')[0]);
});

describe('the dashboard', () => {
  const [dashboard, ...others] = all('AWS::CloudWatch::Dashboard');
  const body = JSON.parse(written('observability', dashboard?.properties['DashboardBody']));
  const widgets: {
    type: string;
    properties: { title?: string; markdown?: string; metrics?: unknown[][] };
  }[] = body.widgets;
  const metrics = widgets.flatMap(({ properties }) => properties.metrics ?? []).map((each) => each.join(' '));

  it('is one, and asks the four questions', () => {
    expect(others).toEqual([]);
    expect(dashboard?.properties['DashboardName']).toBe('wardrobe-dev');
    expect(widgets.flatMap(({ properties: { markdown } }) => markdown ?? [])).toEqual([
      '## Can people sign in?',
      '## Can people upload?',
      '## Can people generate?',
      '## Can people chat?',
      '## What it stands on',
    ]);
  });

  it.each([
    'AWS/Cognito SignInSuccesses UserPool identity/UserPool',
    'AWS/WAFV2 BlockedRequests Rule ALL WebACL wardrobe-dev-web',
    'AWS/Lambda Invocations FunctionName wardrobe-dev-api-prepareImage',
    'wardrobe-dev UploadsRefused Reason full',
    'wardrobe-dev Clips Outcome blocked',
    'wardrobe-dev Generations Outcome failed Stylist builtin',
    'wardrobe-dev SecondsToOutfit Stylist builtin',
    'AWS/ApiGateway ConnectCount ApiId realtime/Sockets/Api',
    'wardrobe-dev PushesFailed',
    'AWS/Lambda IteratorAge FunctionName wardrobe-dev-projections-projectChanges',
    'AWS/CloudFront 5xxErrorRate DistributionId web/App/Distribution',
    'AWS/CloudFront FunctionExecutionErrors FunctionName wardrobe-dev-web-route-pages Region Global',
    'AWS/DynamoDB WriteThrottleEvents TableName data/Table',
    'AWS/DynamoDB ReadThrottleEvents GlobalSecondaryIndexName gsi1 TableName data/Table',
    'AWS/SQS ApproximateNumberOfMessagesVisible QueueName wardrobe-dev-projections-projectChangesFailures',
    'AWS/Lambda Invocations FunctionName wardrobe-dev-generation-failOverdue',
    'wardrobe-dev AccountsDeleted',
  ])('shows %s', (metric) => {
    expect(metrics.filter((each) => each.startsWith(metric))).not.toEqual([]);
  });

  it('has a title on every graph, and no more metrics than AWS shows for nothing', () => {
    for (const { properties, type } of widgets) if (type === 'metric') expect(properties.title).toBeTruthy();
    expect(metrics.length).toBeGreaterThan(25);
    expect(metrics.length).toBeLessThanOrEqual(50);
  });

  it('names no function, edge function or queue that does not exist', () => {
    const existing = ['AWS::Lambda::Function', 'AWS::SQS::Queue', 'AWS::CloudFront::Function'].flatMap(
      (type) =>
        all(type).map(
          ({ properties }) => properties['FunctionName'] ?? properties['QueueName'] ?? properties['Name'],
        ),
    );
    const named = metrics.flatMap((each) => / (?:FunctionName|QueueName) (\S+)/.exec(each)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(8);
    expect(existing).toEqual(expect.arrayContaining(named));
  });
});

describe('models', () => {
  const model = (name: string, price?: object) => ({
    name: 'bedrock' as const,
    modelId: name,
    modelArns: [`arn:aws:bedrock:us-east-1::foundation-model/${name}`],
    ...(price && { price }),
  });
  const bodyWith = (settings: SynthesisSettings) => {
    const { all, written } = synthesize({ settings });
    return written('observability', all('AWS::CloudWatch::Dashboard')[0]?.properties['DashboardBody']);
  };

  it('are not shown without any', () => {
    expect(
      written('observability', all('AWS::CloudWatch::Dashboard')[0]?.properties['DashboardBody']),
    ).not.toMatch(/ModelInputTokens|ModelPictures|dollars/);
  });

  it('are shown in tokens, and in dollars where they have prices', () => {
    const unpriced = bodyWith({ vision: model('eye') as never });
    expect(unpriced).toMatch(/ModelInputTokens","Use","vision"/);
    expect(unpriced).not.toContain('FILL(');
    const body = bodyWith({
      stylist: model('pen', { millionInputTokens: 3, millionOutputTokens: 15 }) as never,
      vision: model('eye', { millionInputTokens: 1, millionOutputTokens: 5 }) as never,
      image: model('brush', { picture: 0.04 }) as never,
      cutOut: model('scissors', { picture: 0.07 }) as never,
    });
    expect(body).toContain(
      'FILL(stylistInput, 0) * 0.000003 + FILL(stylistOutput, 0) * 0.000015 + FILL(visionInput, 0) * 0.000001 + FILL(visionOutput, 0) * 0.000005 + FILL(outfits, 0) * 0.04 + FILL(cutOuts, 0) * 0.07',
    );
  });
});

describe('an environment bills few metrics of its own', () => {
  const settingsOf = (settings: object) => ({
    stylist: { name: 'builtin' },
    vision: { name: 'none' },
    image: { name: 'builtin' },
    cutOut: { name: 'builtin' },
    environment: 'dev',
    ...settings,
  });
  const countOf = (settings: object) => businessMetricsOf(settingsOf(settings) as never).length;
  const counters = new Set(
    all('AWS::Logs::MetricFilter').map(({ properties }) => properties['MetricTransformations'][0].MetricName),
  );

  it('without models 15 at most, with all four 22', () => {
    expect([...counters].toSorted()).toEqual(['Faults', 'Reports']);
    expect(countOf({}) + counters.size).toBeLessThanOrEqual(15);
    const bedrock = { name: 'bedrock' };
    expect(
      countOf({ stylist: bedrock, vision: bedrock, image: bedrock, cutOut: bedrock }) + counters.size,
    ).toBeLessThanOrEqual(22);
  });
});

it('sends every alarm to one topic, and raises one alone for missing data', () => {
  for (const { construct, properties } of alarms) {
    expect(properties['AlarmActions'].map((each: unknown) => written('observability', each))).toEqual([
      'observability/Alarms/Topic',
    ]);
    expect(properties['TreatMissingData']).toBe(
      construct.endsWith('/NoHeartbeat') ? 'breaching' : 'notBreaching',
    );
  }
});

it('has no subscription without an address', () => {
  templates.observability.resourceCountIs('AWS::SNS::Subscription', 0);
});

it('mails alarms to the configured address', () => {
  const { templates } = synthesize({ settings: { alarmEmail: 'ops@example.com' } });
  templates.observability.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'email',
    Endpoint: 'ops@example.com',
  });
});

describe('the budget', () => {
  it('is set up with an amount only, and mailed', () => {
    templates.observability.resourceCountIs('AWS::Budgets::Budget', 0);
    const { templates: paid } = synthesize({
      settings: { alarmEmail: 'ops@example.com', monthlyBudget: 40 },
    });
    paid.observability.hasResourceProperties('AWS::Budgets::Budget', {
      Budget: { BudgetType: 'COST', TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 40, Unit: 'USD' } },
      NotificationsWithSubscribers: [
        {
          Notification: { NotificationType: 'ACTUAL', Threshold: 80 },
          Subscribers: [{ Address: 'ops@example.com' }],
        },
        { Notification: { NotificationType: 'FORECASTED', Threshold: 100 } },
      ],
    });
  });

  it('is refused without an address to mail to', () => {
    expect(() => synthesize({ settings: { monthlyBudget: 40 } })).toThrow(/name an address/);
  });
});
