import { parseArgs } from 'node:util';
import { settingsOf } from '../../infra/settings.ts';
import { monthlyCost, prices } from './capacity/cost.ts';
import { replayDay } from './capacity/replay.ts';
import {
  busiestOwn,
  first,
  partitionsOf,
  partitionTable,
  requestLimits,
  requestTable,
  unitsOf,
} from './capacity/report.ts';
import { environments } from './cost/synthesize.ts';

/**
 * Replays a day of some people (`--people`, 60 by default) with the real handlers. Prints the capacity that the table's
 * partitions consume, the number of daily users at which each partition and each throttle of an environment
 * (`--environment`, dev by default) is full, and the cost for a number of users (`--users`, a million by default). Exits
 * with 1 if a partition is full with fewer users; a throttle is raised in cdk.json. `capacity/day.ts` defines
 * what happens on a day.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '60' },
    users: { type: 'string', default: '1000000' },
    environment: { type: 'string', default: 'dev' },
  },
});
const users = Number(values.users);
const { throttles } = settingsOf(environments, values.environment);
const replay = await replayDay(Number(values.people));
const partitions = partitionsOf(replay);
const units = unitsOf(replay);
const own = busiestOwn(replay);
const cost = Object.entries(monthlyCost(users, units)).toSorted(([, one], [, other]) => other - one);
const dollars = (amount: number) => Math.round(amount).toLocaleString('en-US').padStart(10);
const total = cost.reduce((sum, [, amount]) => sum + amount, 0);

console.log(
  [
    `A person's day: ${Math.round(units.read)} read units, ${Math.round(units.write)} write units.`,
    '',
    ...partitionTable(partitions, 10),
    '',
    ...requestTable(requestLimits(throttles, users), users),
    '',
    `The busiest of one person or thing, \`${own.key}\`, has ${own.read} read and ${own.write} write units a day.`,
    '',
    `Of ${users.toLocaleString('en-US')} daily users in a month, in US dollars (${prices.region}, ${prices.date}):`,
    ...cost.map(([service, amount]) => `${service.padEnd(16)}${dollars(amount)}`),
    `${'Total'.padEnd(16)}${dollars(total)}, ${((total / users) * 100).toFixed(1)} cents a daily user`,
  ].join('\n'),
);
const full = partitions.filter((partition) => first(partition) < users);
for (const { name } of full) console.error(`Full below ${users} daily users: ${name}`);
process.exitCode = full.length ? 1 : 0;
