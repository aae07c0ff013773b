import { readFileSync } from 'node:fs';
import type { Feature } from '#shared/contract/index';
import { grants } from '../../../infra/grants.ts';
import { callsADay, type DailyCall, day, functionTime, person } from './day.ts';

/** On-demand list prices in US dollars. The file contains their date and source. */
export const prices = JSON.parse(readFileSync(new URL('prices.json', import.meta.url), 'utf8'));

const daysOfMonth = 30;
const million = 1e6;
const defaultMemory = 512;
/** One firewall for CloudFront and one for the user pool, as in `prod`. Each has two rules. */
const firewalls = { count: 2, rules: 2 };

/** The read units and write units of the table that a person's day consumes. */
export type TableUse = { read: number; write: number };

/** Returns the price of data sent by CloudFront. The price per gigabyte falls with the amount. */
export function transferPrice(gigabytes: number): number {
  let [left, from, price] = [gigabytes, 0, 0];
  for (const { terabytes, price: each } of prices.cloudFront.gigabyteUpTo) {
    const width = terabytes === null ? left : Math.min(left, (terabytes - from) * 1000);
    price += width * each;
    left -= width;
    from = terabytes;
  }
  return price;
}

/** Returns the monthly cost of this many daily users, by service, in US dollars. */
export function monthlyCost(users: number, table: TableUse): Record<string, number> {
  const calls = Object.entries(day) as [DailyCall, number][];
  const memoryOf = (call: DailyCall) => {
    const { memory = defaultMemory } = grants[call.split('.')[0] as Feature] as { memory?: number };
    return memory / 1024;
  };
  const seconds = calls.reduce(
    (sum, [call, times]) => sum + (times * memoryOf(call) * functionTime.call) / 1000,
    0,
  );
  const generations = day['generation.startGeneration'];
  const photos = day['wardrobe.createItem'];
  const batches = table.write / 2 / functionTime.changesABatch;
  const gigabyteSeconds =
    seconds +
    generations * functionTime.generation +
    photos * functionTime.photo +
    (batches * functionTime.batchMilliseconds * (defaultMemory / 1024)) / 1000;
  const month = users * daysOfMonth;
  /** What so many units a day of each user cost in a month, at a price of a million. */
  const priced = (units: number, price: number) => (month * units * price) / million;
  const accounts = users * person.accountsADailyUser;
  const stored = (accounts * person.tableMegabytes) / 1000;
  const web = person.photosADay + callsADay;
  // An Express workflow is billed by started 64 MB and started 100 ms.
  const workflow = (64 / 1024) * functionTime.workflowSeconds;
  const { dynamodb, lambda, httpApi, webSocketApi, stepFunctions, s3, cloudFront, waf, cognito, logs } =
    prices;
  const { xRay, ses } = prices;
  return {
    DynamoDB:
      priced(table.read, dynamodb.millionReadUnits) +
      priced(table.write, dynamodb.millionWriteUnits) +
      stored * (dynamodb.gigabyteMonth + dynamodb.backupGigabyteMonth),
    Lambda:
      priced(callsADay + batches + 6 * generations + 2 * photos, lambda.millionRequests) +
      month * gigabyteSeconds * lambda.gigabyteSecond,
    'API Gateway':
      priced(callsADay, httpApi.millionRequests) +
      priced(person.socketMinutesADay, webSocketApi.millionMinutes) +
      priced(person.socketMinutesADay / person.minutesAMessage, webSocketApi.millionMessages),
    'Step Functions':
      priced(generations, stepFunctions.millionExecutions) +
      month * generations * workflow * stepFunctions.gigabyteSecond,
    S3:
      ((accounts * person.mediaMegabytes) / 1000) * s3.gigabyteMonth +
      priced(photos * 10, s3.millionPuts) +
      priced(person.photosADay * 0.2, s3.millionGets),
    CloudFront:
      transferPrice((month * person.megabytesADay) / 1000) + priced(web, cloudFront.millionRequests),
    WAF:
      firewalls.count * (waf.aclMonth + firewalls.rules * waf.ruleMonth) +
      priced(web + person.userPoolRequestsADay, waf.millionRequests),
    Cognito: Math.max(0, users * person.monthlyADailyUser - cognito.freePeople) * cognito.personMonth,
    'X-Ray': priced(generations * functionTime.traced, xRay.millionTraces),
    Mail: (month * (person.codesADay + person.morningMailsADay) * ses.thousandMails) / 1000,
    Logs: ((month * callsADay * functionTime.logBytes) / 1e9) * logs.gigabyte,
  };
}
