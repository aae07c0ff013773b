import { parseArgs } from 'node:util';
import { settingsOf } from '../../infra/settings.ts';
import { monthlyCost, prices } from './capacity/cost.ts';
import { day } from './capacity/day.ts';
import { fullBelow, limitsOf, limitTable, tableLimits } from './capacity/limits.ts';
import { replayDay } from './capacity/replay.ts';
import { busiestOwn, partitionsOf, partitionTable, unitsOf } from './capacity/report.ts';
import { peakPerSecond } from './capacity/units.ts';
import { environments } from './cost/synthesize.ts';

/**
 * Replays a day of some people (`--people`, 60 by default) with the real handlers. Prints the capacity that the table's
 * partitions consume, and what a number of daily users (`--users`, a million by default) costs. Then it lets them grow
 * by a factor (`--growth`, 10 by default), and prints which limits of AWS, of an environment (`--environment`, dev by
 * default) and of the key design are full on the way, in this order, with what to change. Exits with 1 if one is full
 * before the growth. `capacity/day.ts` defines what happens on a day.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '60' },
    users: { type: 'string', default: '1000000' },
    growth: { type: 'string', default: '10' },
    environment: { type: 'string', default: 'dev' },
  },
});
const users = Number(values.users);
const grown = users * Number(values.growth);
const settings = settingsOf(environments, values.environment);
const replay = await replayDay(Number(values.people));
const partitions = partitionsOf(replay);
const units = unitsOf(replay);
const own = busiestOwn(replay);
// The functions need the environment that the replay has set.
const { atOnce, attempts } = await import('../../functions/projections/count-standings.ts');
const limits = [
  ...limitsOf(settings),
  ...tableLimits(partitions, unitsOf(replay, 'without'), { atOnce, attempts }),
];
// https://docs.aws.amazon.com/bedrock/latest/userguide/quotas-runtime.html
const requestsAMinute = peakPerSecond(day['generation.startGeneration'] * grown) * 60;
const cost = Object.entries(monthlyCost(users, units)).toSorted(([, one], [, other]) => other - one);
const dollars = (amount: number) => Math.round(amount).toLocaleString('en-US').padStart(10);
const total = cost.reduce((sum, [, amount]) => sum + amount, 0);

console.log(
  [
    `A person's day: ${Math.round(units.read)} read units, ${Math.round(units.write)} write units.`,
    '',
    ...partitionTable(partitions, 10),
    '',
    `The busiest of one person or thing, \`${own.key}\`, has ${own.read} read and ${own.write} write units a day.`,
    '',
    `Of ${users.toLocaleString('en-US')} daily users in a month, in US dollars (${prices.region}, ${prices.date}):`,
    ...cost.map(([service, amount]) => `${service.padEnd(16)}${dollars(amount)}`),
    `${'Total'.padEnd(16)}${dollars(total)}, ${((total / users) * 100).toFixed(1)} cents a daily user`,
    '',
    `Growing to ${grown.toLocaleString('en-US')} daily users, ${values.environment} is full:`,
    ...limitTable(limits, grown),
    '',
    `A model of Bedrock as the stylist would be asked ${Math.round(requestsAMinute).toLocaleString('en-US')} times a minute.`,
    'Its quota, of tokens a minute, differs by model; the built-in stylist answers what Bedrock refuses.',
  ].join('\n'),
);
const full = fullBelow(limits, users);
for (const { name } of full) console.error(`Full below ${users} daily users: ${name}`);
process.exitCode = full.length ? 1 : 0;
