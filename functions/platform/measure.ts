import type { ErrorCode } from '#shared/errors';
import { type BusinessMetric, businessMetrics, type DimensionsOf } from './business-metrics.ts';
import { requireVariable } from './environment.ts';
import { followed } from './followed.ts';

const namespace = requireVariable('METRICS_NAMESPACE');

/**
 * Records a value of a metric, 1 by default. It writes a line in CloudWatch's embedded metric format, and CloudWatch
 * makes the metric from it. `code` and the ids of `followed` add detail to the line but are no dimensions. No personal
 * data is recorded. The line is written directly to the standard output, because Lambda's `console` adds a prefix, and
 * CloudWatch would not recognize the line.
 */
export function measure<Name extends BusinessMetric>(
  name: Name,
  dimensions: DimensionsOf<Name>,
  { value = 1, code }: { value?: number; code?: ErrorCode } = {},
): void {
  const line = {
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: namespace,
          Dimensions: [Object.keys(dimensions)],
          Metrics: [{ Name: name, Unit: businessMetrics[name].unit }],
        },
      ],
    },
    ...dimensions,
    [name]: value,
    code,
    ...followed(),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
