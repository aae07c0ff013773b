import { describe, expect, it } from 'vitest';
import { type FunctionName, grants } from '../../../infra/grants.ts';
import { synthesize } from './synthesize.ts';

const { all, templates, written } = synthesize();
const alarms = all('AWS::CloudWatch::Alarm');
const alarmNamed = (name: string) =>
  alarms.find(({ construct }) => construct === `observability/Alarms/${name}`)?.properties;
/** The names of an alarm's metrics. */
const metricsOf = (name: string): string[] => {
  const { MetricName, Metrics = [] } = alarmNamed(name) ?? {};
  const within = Metrics.map(
    (metric: { MetricStat?: { Metric: { MetricName: string } } }) => metric.MetricStat?.Metric.MetricName,
  );
  return [MetricName, ...within].filter(Boolean).sort();
};

describe.each(Object.keys(grants) as FunctionName[])('of %s', (name) => {
  const throwsToRefuse = ['prepareImage', 'analyzeWardrobe', 'composeOutfit', 'preSignUp'].includes(name);

  it(
    throwsToRefuse ? 'errors raise no alarm, because they include refusals' : 'errors raise an alarm',
    () => {
      expect(metricsOf(name)).toEqual(throwsToRefuse ? ['Throttles'] : ['Errors', 'Throttles']);
    },
  );
});

it.each([
  ['ServerErrors', '5xx'],
  ['FailedExecutions', 'ExecutionsFailed'],
  ['LateExecutions', 'ExecutionsTimedOut'],
  ['FailedGenerations', 'FailedGenerations'],
])('%s raise an alarm', (name, metric) => {
  expect(metricsOf(name)).toEqual([metric]);
});

it('counts failed generations by the errors that failGeneration logs', () => {
  const [filter] = all('AWS::Logs::MetricFilter');
  expect(written('observability', filter?.properties['LogGroupName'])).toBe('generation/failGenerationLog');
  expect(filter?.properties['FilterPattern']).toBe('{ $.level = "ERROR" }');
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
