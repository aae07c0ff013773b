import { monthlyCost, prices, type TableUse } from '../capacity/cost.ts';
import { person } from '../capacity/day.ts';

/**
 * Returns what this many monthly users add to the fixed cost, by service, in US dollars. `capacity/day.ts` says how
 * many of them come per day. `table` is what a daily user consumes of the table. `metrics` is the number of metrics
 * that the functions write for them. A metric is billed for the hours in which it is written, but at most as one whole
 * metric.
 */
export function costOfUsers(
  monthlyUsers: number,
  { table, metrics }: { table: TableUse; metrics: number },
): [service: string, dollars: number][] {
  const nobody = monthlyCost(0, table);
  const all = {
    ...monthlyCost(monthlyUsers / person.monthlyADailyUser, table),
    'Metrics of the functions': metrics * prices.cloudWatch.metricMonth,
  };
  return Object.entries(all)
    .map(([service, dollars]): [string, number] => [service, dollars - (nobody[service] ?? 0)])
    .filter(([, dollars]) => dollars > 0)
    .toSorted(([, one], [, other]) => other - one);
}
