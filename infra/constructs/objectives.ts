import { Duration } from 'aws-cdk-lib';
import type { IHttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { type Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Settings } from '../settings.ts';
import { ofBusiness, percentOf, theOnly } from './watched.ts';

/** What people are promised, over 30 days. Alarms, dashboard and the check of the runbook are made from it. */
export type Objective = {
  /** The name of its alarm, and of the section in the runbook. */
  name: string;
  promise: string;
  /** The percentage of events that must be good. */
  target: number;
  /** The events that were bad and all events, as expressions of the metrics. */
  bad: string;
  of: string;
  metrics: Readonly<Record<string, Metric>>;
};

/**
 * The burn rates at which an alarm is raised. At a rate of 1, the bad events that an objective allows are used up in
 * exactly 30 days. The rate must be reached in both windows: the long one shows that it matters, the short one that it
 * goes on.
 * https://sre.google/workbook/alerting-on-slos/
 */
export const burns = [
  { rate: 14.4, long: Duration.hours(1), short: Duration.minutes(5) },
  { rate: 6, long: Duration.hours(6), short: Duration.minutes(30) },
] as const;

/** Fewer bad events in a window raise no alarm, because they say little where few people are. */
const fewest = 5;
/** In milliseconds: how long a call of a page may take. */
const longestCall = 1000;

export function objectivesOf(settings: Settings, api: IHttpStage): Objective[] {
  const sum = { statistic: Stats.SUM };
  const of = (name: 'Generations' | 'Pushes', outcome: string) =>
    theOnly(ofBusiness(settings, name).filter(({ dimensions }) => dimensions?.['Outcome'] === outcome));
  return [
    {
      name: 'Availability',
      promise: 'Calls are answered without a fault of the app',
      target: 99.9,
      bad: 'FILL(faults, 0)',
      of: 'calls',
      metrics: { faults: api.metricServerError(sum), calls: api.metricCount(sum) },
    },
    {
      name: 'SlowCalls',
      promise: `Calls of pages are answered within ${longestCall} ms`,
      target: 95,
      bad: 'calls * (100 - fast) / 100',
      of: 'calls',
      metrics: {
        fast: api.metricLatency({ statistic: Stats.percentileRank(longestCall) }),
        calls: api.metricCount(sum),
      },
    },
    {
      name: 'FailedGenerations',
      promise: 'A generation ends with an outfit, or with a reason that the wardrobe gives',
      target: 99,
      bad: 'FILL(failed, 0)',
      of: 'FILL(failed, 0) + FILL(succeeded, 0) + FILL(refused, 0)',
      metrics: {
        failed: of('Generations', 'failed'),
        succeeded: of('Generations', 'succeeded'),
        refused: of('Generations', 'refused'),
      },
    },
    {
      name: 'LostPushes',
      promise: 'A message or another event reaches the open sockets of its recipient',
      target: 99.5,
      bad: 'FILL(failed, 0)',
      of: 'FILL(failed, 0) + FILL(delivered, 0)',
      metrics: { failed: of('Pushes', 'failed'), delivered: of('Pushes', 'delivered') },
    },
  ];
}

/** The percentage of bad events in a window; 0 if there are fewer than matter. */
export const badShare = ({ bad, of, metrics, promise }: Objective, period: Duration) =>
  percentOf({ bad, of, metrics, period, label: `% not: ${promise}`, fewest });
