import type { ErrorCode } from '#shared/errors';
import { type BusinessMetric, businessMetrics, type DimensionsOf } from './business-metrics.ts';
import { requireVariable } from './environment.ts';

const namespace = requireVariable('METRICS_NAMESPACE');

/**
 * Counts something, or measures how much of it there was, by a line in CloudWatch's embedded metric format, from which
 * CloudWatch makes the metric. `code` says more of it in the line alone. It takes nothing of people. The line goes
 * straight to the standard output, because `console` in Lambda puts words before it, and it would be no metric then.
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
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
