import { monthlyCost, prices, type TableUse } from '../capacity/cost.ts';
import { person } from '../capacity/day.ts';

/**
 * What so many people who come in a month add to the fixed cost, by service, in US dollars: those of a day are as many as
 * `capacity/day.ts` says, and consume `table` of the table. They let the functions write so many `metrics`, which are billed in the hours in which they
 * are written: each at most as a whole one.
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
