import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { metricsNamespace, type Settings } from '../settings.ts';

const metricName = 'Reports';

/** Counts the reports of outfits, comments, people and messages in the log of the function that takes them. */
export const countReports = (scope: Construct, logGroup: ILogGroup, settings: Settings) =>
  new MetricFilter(scope, 'Reports', {
    logGroup,
    filterPattern: FilterPattern.stringValue('$.message', '=', 'A report was made'),
    metricNamespace: metricsNamespace(settings),
    metricName,
  });

/** The reports of an environment in five minutes, known by their name. */
export const reports = (settings: Settings) =>
  new Metric({
    namespace: metricsNamespace(settings),
    metricName,
    period: Duration.minutes(5),
    statistic: Stats.SUM,
  });
