import { parseArgs } from 'node:util';
import { prices } from './capacity/cost.ts';
import { replayDay } from './capacity/replay.ts';
import { unitsOf } from './capacity/report.ts';
import { costOfUsers } from './cost/cost-of-users.ts';
import { fixedCost, sumOf } from './cost/fixed-cost.ts';
import { billedOf } from './cost/synthesize.ts';

/**
 * Prints what an environment of cdk.json (`--environment`, dev by default) costs a month without any visitor, by its templates,
 * and what 1,000 people add who come in a month. Their use of the table is that of a replayed day of some people
 * (`--people`, 6 by default); `capacity/day.ts` says what the rest is.
 */
const { values } = parseArgs({
  options: {
    environment: { type: 'string', default: 'dev' },
    people: { type: 'string', default: '6' },
  },
});
const monthlyUsers = 1000;
const dollars = (amount: number) => amount.toFixed(2).padStart(8);
const { resources, metrics } = billedOf(values.environment);
const fixed = fixedCost(resources).filter(({ count }) => count > 0);
const users = costOfUsers(monthlyUsers, {
  table: unitsOf(await replayDay(Number(values.people))),
  metrics,
});

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
