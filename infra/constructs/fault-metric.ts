import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { metricsNamespace, type Settings } from '../settings.ts';

/** Entries that a function writes about its own faults. */
const logged = FilterPattern.stringValue('$.level', '=', 'ERROR');
/**
 * Lines that Lambda writes when a function times out, crashes, cannot be loaded, or throws an error of the language or of
 * a library. Refusals of a person's input are thrown, too; their type is a code of the app in lower case.
 */
const written = FilterPattern.literal(
  '%Task timed out|Runtime\\.ExitError|Runtime\\.OutOfMemory|"errorType":"[A-Z]%',
);

const metricName = 'Faults';

/** Counts the faults in the log of a function. All functions share one metric, which costs as much as one. */
export function countFaults(scope: Construct, id: string, logGroup: ILogGroup, settings: Settings) {
  const count = (name: string, filterPattern: IFilterPattern) =>
    new MetricFilter(scope, `${id}${name}`, {
      logGroup,
      filterPattern,
      metricNamespace: metricsNamespace(settings),
      metricName,
    });
  count('LoggedFaults', logged);
  count('Crashes', written);
}

/** The faults of all functions of an environment in five minutes. It is known by its name, so that it refers to none of them. */
export const faults = (settings: Settings) =>
  new Metric({
    namespace: metricsNamespace(settings),
    metricName,
    period: Duration.minutes(5),
    statistic: Stats.SUM,
  });
