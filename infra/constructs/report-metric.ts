import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { metricsNamespace, type Settings } from '../settings.ts';

const metricName = 'Reports';

/** Counts the reports about outfits, comments, people and messages in the log of the function that gets them. */
export const countReports = (scope: Construct, logGroup: ILogGroup, settings: Settings) =>
  new MetricFilter(scope, 'Reports', {
    logGroup,
    filterPattern: FilterPattern.stringValue('$.message', '=', 'A report was made'),
    metricNamespace: metricsNamespace(settings),
    metricName,
  });

/** The number of reports in an environment in five minutes. The metric is found by its name. */
export const reports = (settings: Settings) =>
  new Metric({
    namespace: metricsNamespace(settings),
    metricName,
    period: Duration.minutes(5),
    statistic: Stats.SUM,
  });
