import { Duration } from 'aws-cdk-lib';
import { Metric, type MetricOptions, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup, MetricFilter, type MetricFilterProps } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { metricsNamespace, type Settings } from '../settings.ts';

/** How metrics of alarms and of the dashboard are aggregated. */
export const overFiveMinutes = { period: Duration.minutes(5), statistic: Stats.SUM };

/** Returns the metric with this name and these dimensions, over five minutes. `more` changes how it is aggregated. */
export const metricOf = (
  namespace: string,
  metricName: string,
  dimensionsMap: Record<string, string> = {},
  more: MetricOptions = {},
) => new Metric({ namespace, metricName, dimensionsMap, ...overFiveMinutes, ...more });

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

const names = { faults: 'Faults', reports: 'Reports' };

type Counted = Pick<MetricFilterProps, 'logGroup' | 'metricName' | 'filterPattern'>;

/** Counts the lines of a log that match a pattern, in a metric of the environment. */
const count = (scope: Construct, id: string, settings: Settings, counted: Counted) =>
  new MetricFilter(scope, id, { ...counted, metricNamespace: metricsNamespace(settings) });

/** Counts the faults in the log of a function. All functions share one metric, so that only one has to be paid for. */
export function countFaults(scope: Construct, id: string, logGroup: ILogGroup, settings: Settings) {
  const metricName = names.faults;
  count(scope, `${id}LoggedFaults`, settings, { logGroup, metricName, filterPattern: logged });
  count(scope, `${id}Crashes`, settings, { logGroup, metricName, filterPattern: written });
}

/** Counts the reports about outfits, comments, people and messages in the log of the function that gets them. */
export function countReports(scope: Construct, logGroup: ILogGroup, settings: Settings) {
  const filterPattern = FilterPattern.stringValue('$.message', '=', 'A report was made');
  count(scope, 'Reports', settings, { logGroup, metricName: names.reports, filterPattern });
}

/** The faults of all functions of an environment in five minutes. Found by name, without referring to a function. */
export const faults = (settings: Settings) => metricOf(metricsNamespace(settings), names.faults);

/** The number of reports in an environment in five minutes. The metric is found by its name. */
export const reports = (settings: Settings) => metricOf(metricsNamespace(settings), names.reports);
