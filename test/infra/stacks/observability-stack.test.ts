import { describe, expect, it } from 'vitest';
import { type FunctionName, grants } from '../../../infra/grants.ts';
import { synthesize } from './synthesize.ts';

const { all, templates, written } = synthesize();
const alarms = all('AWS::CloudWatch::Alarm');
const alarmNamed = (name: string) =>
  alarms.find(({ construct }) => construct === `observability/Alarms/${name}`)?.properties;
/** The names of the metrics that an alarm is about. */
const metricsOf = (name: string): string[] => {
  const { MetricName, Metrics = [] } = alarmNamed(name) ?? {};
  const within = Metrics.map(
    (metric: { MetricStat?: { Metric: { MetricName: string } } }) => metric.MetricStat?.Metric.MetricName,
  );
  return [MetricName, ...within].filter(Boolean).sort();
};

describe.each(Object.keys(grants) as FunctionName[])('of %s', (name) => {
  const sayingNo = ['prepareImage', 'analyzeWardrobe', 'composeOutfit', 'preSignUp'].includes(name);

  it(sayingNo ? "an error is no alarm, for it may be a person's" : 'an error is an alarm', () => {
    expect(metricsOf(name)).toEqual(sayingNo ? ['Throttles'] : ['Errors', 'Throttles']);
  });
});

it.each([
  ['ServerErrors', '5xx'],
  ['FailedExecutions', 'ExecutionsFailed'],
  ['LateExecutions', 'ExecutionsTimedOut'],
  ['FailedGenerations', 'FailedGenerations'],
])('%s are an alarm', (name, metric) => {
  expect(metricsOf(name)).toEqual([metric]);
});

it('hears of a failed generation from the function that ends it', () => {
  const [filter] = all('AWS::Logs::MetricFilter');
  expect(written('observability', filter?.properties['LogGroupName'])).toBe('generation/failGenerationLog');
  expect(filter?.properties['FilterPattern']).toBe('{ $.level = "ERROR" }');
});

it('sends every alarm to one topic, and nothing where nothing has happened', () => {
  for (const { properties } of alarms) {
    expect(properties['AlarmActions'].map((each: unknown) => written('observability', each))).toEqual([
      'observability/Alarms/Topic',
    ]);
    expect(properties['TreatMissingData']).toBe('notBreaching');
  }
});

it('tells nobody where nobody is named', () => {
  templates.observability.resourceCountIs('AWS::SNS::Subscription', 0);
});

it('tells whoever is named', () => {
  const { templates } = synthesize({ settings: { alarmEmail: 'ops@example.com' } });
  templates.observability.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'email',
    Endpoint: 'ops@example.com',
  });
});
