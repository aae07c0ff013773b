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
  const batches = table.write / 2 / functionTime.changesABatch;
  const gigabyteSeconds =
    seconds +
    day['generation.startGeneration'] * functionTime.generation +
    day['wardrobe.createItem'] * functionTime.photo +
    (batches * functionTime.batchMilliseconds * (defaultMemory / 1024)) / 1000;
  const invocations =
    callsADay + batches + 6 * day['generation.startGeneration'] + 2 * day['wardrobe.createItem'];
  const month = users * daysOfMonth;
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
      (month * (table.read * dynamodb.millionReadUnits + table.write * dynamodb.millionWriteUnits)) /
        million +
      stored * (dynamodb.gigabyteMonth + dynamodb.backupGigabyteMonth),
    Lambda:
      month * ((invocations * lambda.millionRequests) / million + gigabyteSeconds * lambda.gigabyteSecond),
    'API Gateway':
      (month * callsADay * httpApi.millionRequests) / million +
      (month *
        (person.socketMinutesADay *
          (webSocketApi.millionMinutes + webSocketApi.millionMessages / person.minutesAMessage))) /
        million,
    'Step Functions':
      month *
      day['generation.startGeneration'] *
      (stepFunctions.millionExecutions / million + workflow * stepFunctions.gigabyteSecond),
    S3:
      ((accounts * person.mediaMegabytes) / 1000) * s3.gigabyteMonth +
      (month * day['wardrobe.createItem'] * 10 * s3.millionPuts) / million +
      (month * person.photosADay * 0.2 * s3.millionGets) / million,
    CloudFront:
      transferPrice((month * person.megabytesADay) / 1000) +
      (month * web * cloudFront.millionRequests) / million,
    WAF:
      firewalls.count * (waf.aclMonth + firewalls.rules * waf.ruleMonth) +
      (month * (web + person.userPoolRequestsADay) * waf.millionRequests) / million,
    Cognito: Math.max(0, users * person.monthlyADailyUser - cognito.freePeople) * cognito.personMonth,
    'X-Ray': (month * day['generation.startGeneration'] * functionTime.traced * xRay.millionTraces) / million,
    Mail: (month * (person.codesADay + person.morningMailsADay) * ses.thousandMails) / 1000,
    Logs: ((month * callsADay * functionTime.logBytes) / 1e9) * logs.gigabyte,
  };
}
