import { readFileSync } from 'node:fs';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { describe, expect, it } from 'vitest';
import { objectivesOf } from '../../../infra/constructs/objectives.ts';
import { type FunctionName, grants } from '../../../infra/grants.ts';
import { everySetting, eye, synthesize } from './synthesize.ts';

const { all, onlyOne, stacks, written } = await synthesize();
const every = await synthesize({ settings: everySetting });
const alarms = all('AWS::CloudWatch::Alarm');
const alarmNamed = (name: string) => {
  const found = alarms.find(({ construct }) => construct === `observability/Alarms/${name}`);
  if (!found) throw new Error(`There is no alarm ${name}`);
  return found.properties;
};
const counters = all('AWS::Logs::MetricFilter');
const metricOf = ({ properties }: (typeof counters)[number]) =>
  properties['MetricTransformations'][0].MetricName;
const filters = counters.filter((each) => metricOf(each) === 'Faults');

it('faults of any kind and reports raise an alarm', () => {
  for (const [name, MetricName, Threshold] of [
    ['BrokenPages', '5xxErrorRate', 5],
    ['Throttles', 'Throttles', 1],
    ['LateProjections', 'IteratorAge', 300_000],
    ['NoHeartbeat', 'Invocations', 1],
    ['Reports', 'Reports', 1],
  ] as const)
    expect(alarmNamed(name)).toMatchObject({ MetricName, Period: 300, Threshold });
});

/** The metrics that an alarm's expression uses, as `name of subject`. */
const summed = (name: string): string[] =>
  alarmNamed(name)['Metrics'].flatMap(({ MetricStat }: { MetricStat?: Stat }) =>
    MetricStat ? `${MetricStat.Metric.MetricName} of ${subjectOf(MetricStat)}` : [],
  );
type Stat = { Metric: { MetricName: string; Dimensions?: { Value: unknown }[] } };
const subjectOf = ({ Metric: { Dimensions = [] } }: Stat) =>
  Dimensions.map(({ Value }) => written('observability', Value)).join();

it('calls and runs that fail raise an alarm by their share, so that it is quick and does not ring all day', () => {
  expect(summed('ServerErrors')).toEqual(['5xx of api/Api/Api,api', 'Count of api/Api/Api,api']);
  expect(summed('Faults')).toEqual(['Faults of ', 'Invocations of ']);
  for (const name of ['ServerErrors', 'Faults'])
    expect(alarmNamed(name)).toMatchObject({ Threshold: 0.1, EvaluationPeriods: 1 });
});

it('what the app stands on raises an alarm before it is used up', () => {
  expect(summed('Concurrency')).toEqual(['ClaimedAccountConcurrency of ', 'ConcurrentExecutions of ']);
  expect(alarmNamed('Concurrency')).toMatchObject({ Threshold: 80 });
  expect(summed('TableThrottles')).toEqual(
    ['data/Table', 'gsi1,data/Table'].flatMap((of) =>
      ['Read', 'Write'].map((kind) => `${kind}ThrottleEvents of ${of}`),
    ),
  );
  expect(summed('SignInThrottles')).toEqual(
    ['SignIn', 'SignUp', 'TokenRefresh'].map(
      (what) => `${what}Throttles of identity/UserPool,identity/UserPool/Browser`,
    ),
  );
  // Cognito's own mails have no such metric.
  expect(alarms.some(({ construct }) => construct.endsWith('/MailBounces'))).toBe(false);
  const bounces = every
    .all('AWS::CloudWatch::Alarm')
    .find(({ construct }) => construct.endsWith('/MailBounces'));
  expect(bounces?.properties).toMatchObject({ Threshold: 1 });
  expect(bounces?.properties['Metrics'][0].Expression).toBe(
    'FILL(bounced, 0) / 0.05 + FILL(complained, 0) / 0.001',
  );
});

describe('the objectives', () => {
  const metric = () => new Metric({ namespace: 'AWS/ApiGateway', metricName: 'Count' });
  const api = { metricServerError: metric, metricCount: metric, metricLatency: metric };
  const objectives = objectivesOf(
    { environment: 'dev', stylist: { name: 'builtin' } } as never,
    api as never,
  );
  const composites = every.all('AWS::CloudWatch::CompositeAlarm');

  it('each objective has alarms on two windows at two burn rates, and only their combination is mailed', () => {
    expect(all('AWS::CloudWatch::CompositeAlarm')).toEqual([]);
    expect(composites.map(({ properties }) => properties['AlarmName'])).toEqual(
      objectives.map(({ name }) => `wardrobe-dev-${name}`),
    );
    for (const [at, { name, target }] of objectives.entries()) {
      const windows = every
        .all('AWS::CloudWatch::Alarm')
        .filter(({ construct }) => construct.includes(`/${name}-`));
      const found = windows.map(({ properties: { Metrics, Threshold, AlarmActions } }) => {
        expect(AlarmActions).toBeUndefined();
        const [, ...measured] = Metrics;
        expect(
          new Set(measured.map(({ MetricStat }: { MetricStat: { Period: number } }) => MetricStat.Period))
            .size,
        ).toBe(1);
        return [measured[0].MetricStat.Period / 60, Threshold / (100 - target)];
      });
      const near = (rate: number) => expect.closeTo(rate);
      expect(found).toEqual([
        [60, near(14.4)],
        [5, near(14.4)],
        [360, near(6)],
        [30, near(6)],
      ]);
      const rule = every.written('observability', composites[at]?.properties['AlarmRule']);
      expect(rule.replaceAll(/[^()]*-(\d+)[^()]*/g, '$1').replaceAll('"', '')).toBe(
        '((ALARM(60) AND ALARM(5)) OR (ALARM(360) AND ALARM(30)))',
      );
      expect(composites[at]?.properties['AlarmActions']).toHaveLength(1);
    }
  });

  it('objectives are mailed instead of the alarm of the canary, and are on the dashboard', () => {
    const quick = every
      .all('AWS::CloudWatch::Alarm')
      .find(({ construct }) => construct.endsWith('/ServerErrors'));
    expect(quick?.properties).not.toHaveProperty('AlarmActions');
    expect(alarmNamed('ServerErrors')).toHaveProperty('AlarmActions');
    const shown = every.written(
      'observability',
      every.onlyOne('observability', 'AWS::CloudWatch::Dashboard')['DashboardBody'],
    );
    for (const { name } of objectives) expect(shown).toContain(`${name}: % that fails`);
  });

  it('the runbook names the target of each objective', () => {
    const runbook = readFileSync('docs/operate.md', 'utf8');
    for (const { name, target } of objectives)
      expect(runbook, name).toMatch(new RegExp(`## ${name}\\n[^#]*Promised[^#]* ${target} %`));
  });
});

it('a generation without an outcome raises an alarm, failed or late', () => {
  expect(summed('LostGenerations')).toEqual([
    'ExecutionsFailed of generation/Workflow',
    'ExecutionsTimedOut of generation/Workflow',
  ]);
});

it('models that could not answer raise an alarm, where there are models', () => {
  expect(alarms.some(({ construct }) => construct === 'observability/Alarms/ModelsReplaced')).toBe(false);
  const alarm = every
    .all('AWS::CloudWatch::Alarm')
    .find(({ construct }) => construct === 'observability/Alarms/ModelsReplaced');
  expect(alarm?.properties).toMatchObject({ Threshold: 5 });
  expect(alarm?.properties['Metrics']).toHaveLength(3);
});

it('an event in any queue of failed events raises an alarm', () => {
  const queues = all('AWS::SQS::Queue').map(({ properties }) => properties['QueueName']);
  expect(queues.length).toBeGreaterThan(3);
  expect(summed('FailedEvents').toSorted()).toEqual(
    queues.map((name) => `ApproximateNumberOfMessagesVisible of ${name}`).toSorted(),
  );
});

it('every alarm names its section of the runbook, and every section is of an alarm', () => {
  const runbook = readFileSync('docs/operate.md', 'utf8');
  const sections = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  const named = every
    .all('AWS::CloudWatch::Alarm')
    .concat(every.all('AWS::CloudWatch::CompositeAlarm'))
    .map(({ properties }) => /docs\/operate\.md, (\w+)$/.exec(properties['AlarmDescription']));
  expect([...new Set(named.map((each) => each?.[1]))].toSorted()).toEqual(sections.toSorted());
  for (const [, section = ''] of runbook.matchAll(/^## .+\n([^#]+)/gm))
    expect(section).toMatch(/People notice[\s\S]+Look[\s\S]+Then/);
});

it('every fault of any function counts in the one metric that raises the alarm, and reports in another', () => {
  for (const name of Object.keys(grants) as FunctionName[]) {
    const counted = filters.filter(({ part, properties }) =>
      written(part, properties['LogGroupName']).endsWith(`/${name}Log`),
    );
    expect(counted, name).toHaveLength(2);
    for (const { properties } of counted)
      expect(properties['MetricTransformations']).toMatchObject([
        { MetricNamespace: 'wardrobe-dev', MetricName: 'Faults', MetricValue: '1' },
      ]);
  }
  // Each metric of a filter is billed, too.
  expect(new Set(counters.map(metricOf))).toEqual(new Set(['Faults', 'Reports']));
});

it('a fault is an entry of the level ERROR, or the line of Lambda about a crash', () => {
  const patterns = filters.map(({ properties }) => String(properties['FilterPattern']));
  const crash = patterns.find((pattern) => pattern.startsWith('%')) ?? '';
  const isCrash = (line: string) => new RegExp(crash.slice(1, -1)).test(line);
  expect(new Set(patterns)).toEqual(new Set(['{ $.level = "ERROR" }', crash]));
  const invokeError = '2026-01-31T10:00:00.000Z\t6f4\tERROR\tInvoke Error\t';
  for (const line of [
    '2026-01-31T10:00:00.000Z 6f4 Task timed out after 10.01 seconds',
    'RequestId: 6f4 Error: Runtime exited with error: signal: killed Runtime.ExitError',
    `${invokeError}{"errorType":"TypeError","errorMessage":"x"}`,
    '2026-01-31T10:00:00.000Z\tundefined\tERROR\tUncaught Exception\t{"errorType":"Runtime.ImportModuleError"}',
    'REPORT RequestId: 6f4 Duration: 900.00 ms Status: error Error Type: Runtime.OutOfMemory',
  ])
    expect(isCrash(line), line).toBe(true);
  for (const line of [
    `${invokeError}{"errorType":"upload.invalid_file","errorMessage":"upload.invalid_file"}`,
    'REPORT RequestId: 6f4 Duration: 120.05 ms Billed Duration: 121 ms',
    '{"level":"WARN","message":"A socket could not be reached","service":"messages"}',
    '{"level":"INFO","message":"Asked","prompt":"My task timed out, errorType: X"}',
  ])
    expect(isCrash(line), line).toBe(false);
});

it('no stack holds on to a function or a queue of another stack, which could not be removed then', () => {
  const held = ['AWS::Lambda::Function', 'AWS::SQS::Queue'].flatMap((type) =>
    all(type).map(({ construct }) => construct),
  );
  expect(held.length).toBeGreaterThan(35);
  for (const [reference] of JSON.stringify(stacks).matchAll(/\{"Fn::ImportValue":"[^"]+"\}/g))
    expect(held).not.toContain(written('data', JSON.parse(reference)).split('.')[0]);
});

describe('the dashboard', () => {
  const dashboard = onlyOne('observability', 'AWS::CloudWatch::Dashboard');
  const body = JSON.parse(written('observability', dashboard['DashboardBody']));
  const widgets: {
    type: string;
    properties: { title?: string; markdown?: string; metrics?: unknown[][] };
  }[] = body.widgets;
  const metrics = widgets.flatMap(({ properties }) => properties.metrics ?? []).map((each) => each.join(' '));

  it('is one, and shows what people do, what fails and what it stands on', () => {
    expect(dashboard['DashboardName']).toBe('wardrobe-dev');
    for (const metric of [
      'AWS/Cognito SignInSuccesses UserPool identity/UserPool',
      'wardrobe-dev UploadsRefused Reason full',
      'wardrobe-dev Generations Outcome failed Stylist builtin',
      'AWS/ApiGateway ConnectCount ApiId realtime/Sockets/Api',
      'AWS/CloudFront 5xxErrorRate DistributionId web/App/Distribution',
      'AWS/DynamoDB ReadThrottleEvents GlobalSecondaryIndexName gsi1 TableName data/Table',
      'AWS/SQS ApproximateNumberOfMessagesVisible QueueName wardrobe-dev-projections-projectChangesFailures',
    ])
      expect(
        metrics.filter((each) => each.startsWith(metric)),
        metric,
      ).not.toEqual([]);
  });

  it('has a title on every graph, and no more metrics than AWS shows for nothing', () => {
    for (const { properties, type } of widgets) if (type === 'metric') expect(properties.title).toBeTruthy();
    expect(metrics.length).toBeGreaterThan(25);
    expect(metrics.length).toBeLessThanOrEqual(50);
  });

  it('names no function, edge function or queue that does not exist, and nor does an alarm', () => {
    const existing = ['AWS::Lambda::Function', 'AWS::SQS::Queue', 'AWS::CloudFront::Function'].flatMap(
      (type) =>
        all(type).map(
          ({ properties }) => properties['FunctionName'] ?? properties['QueueName'] ?? properties['Name'],
        ),
    );
    const named = metrics.flatMap((each) => / (?:FunctionName|QueueName) (\S+)/.exec(each)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(8);
    const watched = ['LateProjections', 'NoHeartbeat'].map((name) => alarmNamed(name)['Dimensions'][0].Value);
    expect(watched).toEqual([
      'wardrobe-dev-projections-projectChanges',
      'wardrobe-dev-generation-failOverdue',
    ]);
    expect(existing).toEqual(expect.arrayContaining([...named, ...watched]));
  });
});

it('models are shown in tokens, and in dollars where they have prices', async () => {
  const unpriced = await synthesize({
    settings: { alarmEmail: 'ops@example.com', mail: { from: 'hello@example.com' }, vision: eye },
  });
  const [none, some, all] = [{ onlyOne, written }, unpriced, every].map((each) =>
    each.written(
      'observability',
      each.onlyOne('observability', 'AWS::CloudWatch::Dashboard')['DashboardBody'],
    ),
  );
  expect(none).not.toMatch(/ModelInputTokens|ModelPictures|dollars/);
  expect(some).toMatch(/ModelInputTokens","Use","vision"/);
  expect(some).not.toContain('FILL(');
  expect(all).toContain(
    'FILL(stylistInput, 0) * 0.000003 + FILL(stylistOutput, 0) * 0.000015 + FILL(visionInput, 0) * 0.000001 + FILL(visionOutput, 0) * 0.000005 + FILL(outfits, 0) * 0.04 + FILL(cutOuts, 0) * 0.07',
  );
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

it('alarms and the budget are mailed to the configured address, and are not without one', () => {
  expect([...all('AWS::SNS::Subscription'), ...all('AWS::Budgets::Budget')]).toEqual([]);
  expect(every.onlyOne('observability', 'AWS::SNS::Subscription')).toMatchObject({
    Protocol: 'email',
    Endpoint: 'ops@example.com',
  });
  expect(every.onlyOne('observability', 'AWS::Budgets::Budget')).toMatchObject({
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
