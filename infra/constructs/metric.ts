import { Duration } from 'aws-cdk-lib';
import { Metric, type MetricOptions, Stats } from 'aws-cdk-lib/aws-cloudwatch';

/** How metrics of alarms and of the dashboard are aggregated. */
export const overFiveMinutes = { period: Duration.minutes(5), statistic: Stats.SUM };

/** Returns the metric with this name and these dimensions, over five minutes. `more` changes how it is aggregated. */
export const metricOf = (
  namespace: string,
  metricName: string,
  dimensionsMap: Record<string, string> = {},
  more: MetricOptions = {},
) => new Metric({ namespace, metricName, dimensionsMap, ...overFiveMinutes, ...more });
