import { prices } from '../capacity/cost.ts';
import billingOfTypes from './billing.json' with { type: 'json' };
import type { Resource } from './synthesize.ts';

/** A cost that is billed each month even without any visitor. */
export type Line = { name: string; count: number; dollars: number };

/** How often a month a schedule runs, by its rate. */
const runsOfMonth: Record<string, number> = {
  'rate(1 minute)': 30 * 24 * 60,
  'rate(1 hour)': 30 * 24,
  'cron(0 * * * ? *)': 4 * 30 * 24,
};
/** How many seconds a scheduled run takes if there is nothing to do. This is an assumption. */
const idleSeconds = 0.1;
const million = 1e6;

/** The fixed monthly cost of an environment by its templates, in US dollars at list prices, without free tiers. */
export function fixedCost(resources: readonly Resource[]): Line[] {
  const propertiesOf = (type: string) =>
    resources.filter(({ Type }) => Type === type).map(({ Properties = {} }) => Properties);
  const { waf, secretsManager, cloudWatch, lambda } = prices;

  const acls = propertiesOf('AWS::WAFv2::WebACL');
  const rules = acls.flatMap(({ Rules }) => Rules as unknown[]);
  const secrets = propertiesOf('AWS::SecretsManager::Secret');
  const metrics = propertiesOf('AWS::CloudWatch::Alarm').flatMap(metricsOf);
  const dashboards = propertiesOf('AWS::CloudWatch::Dashboard');
  const runs = propertiesOf('AWS::Events::Rule')
    .map(({ ScheduleExpression }) => runsOfMonth[String(ScheduleExpression)] ?? 0)
    .reduce((sum, each) => sum + each, 0);
  const line = (name: string, count: number, price: number): Line => ({
    name,
    count,
    dollars: count * price,
  });
  return [
    line('Web ACLs (WAF)', acls.length, waf.aclMonth),
    line('Rules of web ACLs', rules.length, waf.ruleMonth),
    line('Secrets', secrets.length, secretsManager.secretMonth),
    line('Metrics of alarms', metrics.length, cloudWatch.alarmMetricMonth),
    line(
      'Composite alarms',
      propertiesOf('AWS::CloudWatch::CompositeAlarm').length,
      cloudWatch.compositeAlarmMonth,
    ),
    line('Dashboards', dashboards.length, cloudWatch.dashboardMonth),
    line(
      'Runs of schedules',
      runs,
      lambda.millionRequests / million + idleSeconds * 0.5 * lambda.gigabyteSecond,
    ),
  ];
}

/**
 * How AWS bills each type of resource. `month`: each month, counted by `fixedCost`. `use`: by what people do;
 * `capacity/cost.ts` counts those that cost more than cents. A service without a type stands for all of its other
 * types. A test fails for a type that is missing here, so that its price is looked up before it is deployed. Of rules, only
 * one with a schedule costs something, the runs that it starts; deployments cost nothing for Lambda functions, others do.
 */
export const billing: Readonly<Record<string, string>> = billingOfTypes;

/** Returns the metrics that an alarm reads: a single one, or those of its expression. */
function metricsOf({ Metrics }: Record<string, unknown>): unknown[] {
  if (!Array.isArray(Metrics)) return ['its metric'];
  return Metrics.filter((metric) => 'MetricStat' in metric);
}

export const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { dollars }) => sum + dollars, 0);
