import { parseArgs } from 'node:util';
import { prices } from './capacity/cost.ts';
import { replayDay } from './capacity/replay.ts';
import { unitsOf } from './capacity/report.ts';
import { costOfUsers } from './cost/cost-of-users.ts';
import { fixedCost, sumOf } from './cost/fixed-cost.ts';
import { billedOf } from './cost/synthesize.ts';

/**
 * Prints the monthly cost of an environment in cdk.json (`--environment`, dev by default). First comes the cost without
 * any visitor, computed from the templates. Then comes the additional cost of 1,000 monthly users. Their use of the
 * table is measured by replaying a day of some people (`--people`, 6 by default); the other assumptions are in
 * `capacity/day.ts`.
 */
const { values } = parseArgs({
  options: { environment: { type: 'string', default: 'dev' }, people: { type: 'string', default: '6' } },
});
const monthlyUsers = 1000;
const dollars = (amount: number) => amount.toFixed(2).padStart(8);
const { resources, metrics } = billedOf(values.environment);
const fixed = fixedCost(resources).filter(({ count }) => count > 0);
const hasFirewall = resources.some(({ Type }) => Type === 'AWS::WAFv2::WebACL');
const users = costOfUsers(monthlyUsers, {
  table: unitsOf(await replayDay(Number(values.people))),
  metrics,
}).filter(([service]) => hasFirewall || service !== 'WAF');

console.log(
  [
    `In US dollars a month, at list prices of ${prices.region} on ${prices.date} (${prices.source.split(':')[0]}).`,
    '',
    `${values.environment}, without any visitor:`,
    ...fixed.map(
      ({ name, count, dollars: amount }) =>
        `${dollars(amount)}  ${name}: ${Math.round(count).toLocaleString('en-US')}`,
    ),
    `${dollars(sumOf(fixed))}  together. The free tier of an account takes off 10 metrics of alarms and 3 dashboards.`,
    '',
    `${monthlyUsers.toLocaleString('en-US')} people who come in a month add:`,
    ...users.map(([service, amount]) => `${dollars(amount)}  ${service}`),
    `${dollars(users.reduce((sum, [, amount]) => sum + amount, 0))}  together, without models.`,
  ].join('\n'),
);
