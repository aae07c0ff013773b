import { expect, it, vi } from 'vitest';
import { businessMetricsOf } from '#infra/constructs/watched';
import { prices } from '../../bin/lab/capacity/cost.ts';
import { costOfUsers } from '../../bin/lab/cost/cost-of-users.ts';
import { billing, fixedCost, sumOf } from '../../bin/lab/cost/fixed-cost.ts';
import { billedOf } from '../../bin/lab/cost/synthesize.ts';
import { everySetting, synthesize } from '../infra/stacks/synthesize.ts';

const amounts = (resources: Parameters<typeof fixedCost>[0]) =>
  Object.fromEntries(fixedCost(resources).map(({ name, count, dollars }) => [name, [count, dollars]]));
const stat = (id: string) => ({ Id: id, MetricStat: {} });

it('the fixed cost is that of web ACLs, secrets, alarms, dashboards and schedules', () => {
  const found = amounts([
    { Type: 'AWS::WAFv2::WebACL', Properties: { Rules: [{}, {}] } },
    { Type: 'AWS::SecretsManager::Secret' },
    { Type: 'AWS::SecretsManager::Secret', Properties: {} },
    { Type: 'AWS::CloudWatch::Alarm', Properties: { MetricName: 'Faults' } },
    {
      Type: 'AWS::CloudWatch::Alarm',
      Properties: { Metrics: [stat('one'), stat('two'), { Id: 'sum', Expression: 'one + two' }] },
    },
    { Type: 'AWS::CloudWatch::Dashboard' },
    { Type: 'AWS::Events::Rule', Properties: { ScheduleExpression: 'rate(1 minute)' } },
    { Type: 'AWS::Events::Rule', Properties: { EventPattern: {} } },
    { Type: 'AWS::DynamoDB::GlobalTable' },
  ]);
  expect(found).toMatchObject({
    'Web ACLs (WAF)': [1, 5],
    'Rules of web ACLs': [2, 2],
    Secrets: [2, 0.8],
    'Metrics of alarms': [3, expect.closeTo(0.3)],
    Dashboards: [1, 3],
    'Runs of schedules': [43_200, expect.any(Number)],
  });
  // A run costs one request and 0.1 s of half a gigabyte.
  const aRun = 0.2e-6 + 0.05 * prices.lambda.gigabyteSecond;
  expect(found['Runs of schedules']?.[1]).toBeCloseTo(43_200 * aRun);
});

it('dev idles below four dollars; prod costs two firewalls, a dashboard and its objectives more', () => {
  // The templates are validated elsewhere, which takes ten seconds.
  vi.stubEnv('CDK_VALIDATION', 'false');
  const [dev, prod] = ['dev', 'prod'].map((name) => billedOf(name));
  const total = (billed = dev) => sumOf(fixedCost(billed?.resources ?? []));
  const { waf, cloudWatch } = prices;
  expect(total(prod) - total(dev)).toBeCloseTo(
    2 * (waf.aclMonth + 2 * waf.ruleMonth) +
      cloudWatch.dashboardMonth +
      // Four objectives, each with four windows. One has three metrics, the others two.
      4 * (cloudWatch.compositeAlarmMonth + 9 * cloudWatch.alarmMetricMonth),
  );
  expect(total(dev)).toBeGreaterThan(2);
  expect(total(dev)).toBeLessThan(4);
  // Two metrics more are counted by filters of logs. Each metric of an environment is billed.
  expect(dev?.metrics).toBeGreaterThan(5);
  expect(dev?.metrics).toBeLessThanOrEqual(14);
  const bedrock = { name: 'bedrock' };
  const models = { stylist: bedrock, vision: bedrock, image: bedrock, cutOut: bedrock, environment: 'dev' };
  expect(businessMetricsOf(models as never).length).toBeLessThanOrEqual(21);
});

it('each type of resource in a template is known to cost something by the month, by use, or nothing', async () => {
  const types = (
    await Promise.all([synthesize(), synthesize({ environment: 'prod', settings: everySetting })])
  ).flatMap(({ stacks }) =>
    Object.values(stacks).flatMap(({ Resources }) => Object.values(Resources).map(({ Type }) => Type)),
  );
  const found = new Set(types.map(String));
  expect(found.size).toBeGreaterThan(40);
  const serviceOf = (type: string) => type.slice(0, type.lastIndexOf('::'));
  expect([...found].filter((type) => !(billing[type] ?? billing[serviceOf(type)]))).toEqual([]);
  // No entry is left of a type that is used no more.
  const used = new Set([...found].flatMap((type) => [type, serviceOf(type)]));
  expect(Object.keys(billing).filter((entry) => !used.has(entry))).toEqual([]);
});

it('each type that is billed by the month is counted', () => {
  const properties: Record<string, object> = {
    'AWS::Events::Rule': { ScheduleExpression: 'rate(1 minute)' },
    'AWS::WAFv2::WebACL': { Rules: [] },
  };
  for (const [Type] of Object.entries(billing).filter(([, each]) => each === 'month'))
    expect(sumOf(fixedCost([{ Type, Properties: { ...properties[Type] } }])), Type).toBeGreaterThan(0);
});

it('people add what they use, and nothing of the fixed cost', () => {
  const of = (users: number, metrics = 0) =>
    Object.fromEntries(costOfUsers(users, { table: { read: 300, write: 200 }, metrics }));
  // A third of the users is active on each of the thirty days.
  expect(of(3000)['DynamoDB']).toBeGreaterThan((30_000 * (300 * 0.125 + 200 * 0.625)) / 1e6);
  expect(of(3000)['WAF']).toBeLessThan(prices.waf.aclMonth);
  expect(of(2000)['WAF']).toBeCloseTo(2 * (of(1000)['WAF'] ?? 0));
  expect(of(1000, 10)['Metrics of the functions']).toBeCloseTo(3);
  expect(of(0)).toEqual({});
});
