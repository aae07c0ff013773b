import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { metricsNamespace, type Settings } from '../settings.ts';

/** Matches log entries that a function writes about its own faults. */
const logged = FilterPattern.stringValue('$.level', '=', 'ERROR');
/**
 * Matches lines that Lambda writes when a function times out, crashes, cannot be loaded, or throws an error of the
 * language or of a library. Refusals of a person's input are also thrown as errors. They do not match, because their
 * type is an error code of the app in lower case.
 *
 * CloudWatch Logs accepts neither a quotation mark nor parentheses in a regular expression, so that `\x22` stands for
 * the mark: https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/regex-expressions.html
 */
const written = FilterPattern.literal(
  String.raw`%Task\stimed\sout|Runtime\.ExitError|Runtime\.OutOfMemory|errorType\x22:\x22[A-Z]%`,
);

const metricName = 'Faults';

/** Counts the faults in the log of a function. All functions share one metric, so that only one has to be paid for. */
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

/** The faults of all functions of an environment in five minutes. Found by name, without referring to a function. */
export const faults = (settings: Settings) =>
  new Metric({
    namespace: metricsNamespace(settings),
    metricName,
    period: Duration.minutes(5),
    statistic: Stats.SUM,
  });
