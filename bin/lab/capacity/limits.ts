import { grants } from '../../../infra/grants.ts';
import type { Settings } from '../../../infra/settings.ts';
import type { TableUse } from './cost.ts';
import { callsADay, day, functionTime, person } from './day.ts';
import { millions, type Partition, rounded, secondsInTurn } from './report.ts';
import { partitionLimits, peakPerSecond, usersAt } from './units.ts';

/** A limit of AWS, of the settings or of the key design, and what is to be changed where it is full. */
export type Limit = {
  name: string;
  /** How much there is, and how much so many daily users need, in the same unit. */
  rate: number;
  needed: (users: number) => number;
  unit: string;
  /** The number of daily users at which it is full. */
  fullAt: number;
  change: string;
};

/**
 * Default quotas of an account in a region.
 * - https://docs.aws.amazon.com/apigateway/latest/developerguide/limits.html
 * - https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-execution-service-websocket-limits-table.html
 * - https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html: sign-ins and renewals of tokens are both
 *   `UserAuthentication`; mails of Cognito itself
 * - https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html: a new account has fewer runs
 * - https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html: of a table on demand
 * - https://docs.aws.amazon.com/ses/latest/dg/quotas.html
 */
const quotas = {
  gateway: 10_000,
  newSockets: 500,
  signIns: 120,
  runs: 1000,
  tableUnits: 40_000,
  mails: { cognito: 50, sandbox: 200 },
} as const;

const askFor = (service: string) => `ask AWS for a higher quota of ${service}`;
const spread = 'add a slot of the id to the key, as `pendingSlot` of jobs has it';
const keep = 'keep what was read for a second in each function (`functions/platform/kept.ts`)';

/** Seconds that functions run for one person's day, together. */
function secondsOfRuns(written: number) {
  const gigabytes = (name: 'composeOutfit' | 'deriveVariants') => grants[name].memory / 1024;
  const batches = written / 2 / functionTime.changesABatch;
  return (
    (callsADay * functionTime.call + batches * functionTime.batchMilliseconds) / 1000 +
    (day['generation.startGeneration'] * functionTime.generation) / gigabytes('composeOutfit') +
    (day['wardrobe.createItem'] * functionTime.photo) / gigabytes('deriveVariants')
  );
}

const everySecond = (name: string, rate: number, aDay: number, change: string, unit = 'a second'): Limit => ({
  ...{ name, rate, unit, change },
  needed: (users) => peakPerSecond(aDay * users),
  fullAt: usersAt(rate, aDay),
});

/** Returns the limits that do not depend on keys. */
export function limitsOf({ throttles: { api, sockets }, mail }: Pick<Settings, 'throttles' | 'mail'>) {
  const opened = day['realtime.createTicket'];
  const messages = opened + person.socketMinutesADay / person.minutesAMessage;
  const mails = mail ? quotas.mails.sandbox : quotas.mails.cognito;
  const mailsADay = person.codesADay + (mail ? person.morningMailsADay : 0);
  const access = 'ask SES for production access';
  return [
    {
      ...{ name: `mails of ${mail ? "SES's sandbox" : 'Cognito'}`, rate: mails, unit: 'a day' },
      needed: (users: number) => users * mailsADay,
      fullAt: mails / mailsADay,
      change: mail ? access : `set \`mail\` in cdk.json and ${access}`,
    },
    everySecond('`throttles.api` in cdk.json', api.rate, callsADay, 'raise it'),
    everySecond('`throttles.sockets` in cdk.json', sockets.rate, messages, 'raise it'),
    everySecond('requests of API Gateway', quotas.gateway, callsADay + messages, askFor('API Gateway')),
    everySecond('new sockets of API Gateway', quotas.newSockets, opened, askFor('API Gateway')),
    everySecond(
      'sign-ins and renewals of Cognito',
      quotas.signIns,
      person.userPoolRequestsADay,
      'buy more of `UserAuthentication`',
    ),
  ];
}

/** The most standings that a transaction counts in the statistics, and the most attempts of a transaction. */
type Counting = { atOnce: number; attempts: number };

/**
 * Returns the limits of the table, its partitions and what reads its stream. `table` is what a person's day takes of
 * the table without its index. Each partition of the table has a shard of the stream, and all shards count in turn: one
 * of them wins each turn.
 */
export function tableLimits(
  partitions: readonly Partition[],
  table: TableUse,
  { atOnce, attempts }: Counting,
) {
  const ofTable = (kind: 'read' | 'write') =>
    everySecond(`${kind} units of the table`, quotas.tableUnits, table[kind], askFor('DynamoDB'));
  const count = 'let each shard of the stream count in a row of its own, and add the rows up to read them';
  return [
    everySecond(
      'runs of Lambda at once',
      quotas.runs,
      secondsOfRuns(table.write),
      askFor('Lambda'),
      'at once',
    ),
    ofTable('read'),
    ofTable('write'),
    everySecond('shards that count in turn', attempts, table.write / partitionLimits.write, count, 'shards'),
    ...partitions.flatMap(({ name, read, write, inTurn }) => {
      const key = `\`${name.replace(/\d{4}-\d{2}-\d{2}$/, '{day}').replace(/\d{4}$/, '{year}')}\``;
      return [
        everySecond(`read units of ${key}`, partitionLimits.read, read, keep),
        inTurn === undefined
          ? everySecond(`write units of ${key}`, partitionLimits.write, write, spread)
          : everySecond(`counts in turn in ${key}`, atOnce / secondsInTurn, inTurn, count),
      ];
    }),
  ];
}

/** Returns the limits that are full below a number of daily users as lines of Markdown, in the order of growth. */
export const limitTable = (limits: readonly Limit[], users: number): string[] => [
  `| full at | limit | there is | needed for ${millions(users)} | what to change |`,
  '|---|---|---|---|---|',
  ...fullBelow(limits, users).map(({ name, rate, unit, needed, fullAt, change }) => {
    const [has, needs] = [rate, needed(users)].map((each) => rounded(each).toLocaleString('en-US'));
    return `| ${millions(fullAt)} | ${name} | ${has} ${unit} | ${needs} | ${change} |`;
  }),
];

/** Returns the limits that are full below a number of daily users, the first one first. */
export const fullBelow = (limits: readonly Limit[], users: number) =>
  limits.filter(({ fullAt }) => fullAt < users).toSorted((one, other) => one.fullAt - other.fullAt);
