import { describe, expect, it } from 'vitest';
import { type FunctionName, grants } from '../../../infra/grants.ts';
import { synthesize } from './synthesize.ts';

const { all, templates, written } = synthesize();
const alarms = all('AWS::CloudWatch::Alarm');
const filters = all('AWS::Logs::MetricFilter').filter(
  ({ properties }) => properties['MetricTransformations'][0].MetricName === 'Faults',
);

it.each([
  ['ServerErrors', '5xx'],
  ['Faults', 'Faults'],
  ['Throttles', 'Throttles'],
  ['FailedExecutions', 'ExecutionsFailed'],
  ['LateExecutions', 'ExecutionsTimedOut'],
])('%s raise an alarm', (name, metric) => {
  const alarm = alarms.find(({ construct }) => construct === `observability/Alarms/${name}`);
  expect(alarm?.properties).toMatchObject({ MetricName: metric, Period: 300, Threshold: 1 });
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
  ])('is the line of Lambda: %s', (line) => {
    expect(isCrash(line)).toBe(true);
  });

  it.each([
    '2026-01-31T10:00:00.000Z\t6f4\tERROR\tInvoke Error\t{"errorType":"upload.invalid_file","errorMessage":"upload.invalid_file"}',
    'REPORT RequestId: 6f4 Duration: 120.05 ms Billed Duration: 121 ms',
    '{"level":"WARN","message":"A socket could not be reached","service":"messages"}',
  ])('is not %s', (line) => {
    expect(isCrash(line)).toBe(false);
  });
});

it('no stack holds on to a function of another stack, which could not be removed then', () => {
  const functions = all('AWS::Lambda::Function').map(({ construct }) => construct);
  expect(functions.length).toBeGreaterThan(30);
  for (const part of Object.keys(templates) as (keyof typeof templates)[])
    for (const [, reference] of JSON.stringify(templates[part].toJSON()).matchAll(
      /(\{"Fn::ImportValue":"[^"]+"\})/g,
    ))
      expect(functions).not.toContain(written(part, JSON.parse(reference ?? '')).split('.')[0]);
});

it('sends every alarm to one topic, and raises none for missing data', () => {
  for (const { properties } of alarms) {
    expect(properties['AlarmActions'].map((each: unknown) => written('observability', each))).toEqual([
      'observability/Alarms/Topic',
    ]);
    expect(properties['TreatMissingData']).toBe('notBreaching');
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
