import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const waits = vi.hoisted(() => [] as number[]);
vi.mock('node:timers/promises', () => ({
  setTimeout: async (milliseconds: number) => void waits.push(milliseconds),
}));
for (const name of ['TABLE_NAME', 'AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])
  vi.stubEnv(name, 'test');
const { commit, conflict, refused, retryOnConflict } = await import('#functions/platform/transactions');
const { isWritten } = await import('#functions/platform/conditions');
const { table } = await import('#functions/platform/table');
const { WardrobeCountEntity } = await import('#functions/rows/items/wardrobe-count');

/** What DynamoDB throws at each attempt, in this order. It executes the attempts after that. */
let answers: Error[] = [];
/** The bodies of the attempts. */
const sent: string[] = [];
table.client.middlewareStack.add(
  () =>
    async ({ request }) => {
      sent.push((request as { body: string }).body);
      const answer = answers.shift();
      if (answer) throw answer;
      return { response: {}, output: { $metadata: {} } };
    },
  { step: 'deserialize', name: 'answerInsteadOfDynamo', priority: 'high' },
);
const always = (error: Error) => Array.from({ length: 99 }, () => error);

/** Writes two rows in one transaction. */
const write = () =>
  commit({ count: WardrobeCountEntity }, ({ count }) => [
    count.create({ userId: 'ada', items: 1 }).commit(),
    count.create({ userId: 'bea', items: 1 }).commit(),
  ]);
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
const met = new TransactionConflictException({ message: 'Transaction is ongoing', $metadata: {} });

beforeEach(() => {
  answers = [];
  sent.length = 0;
  waits.length = 0;
});

describe('a transaction', () => {
  it('that is written, or whose condition does not hold, is tried once, and tells which write was refused', async () => {
    expect([await write(), sent.length]).toEqual([[], 1]);
    answers = [cancelled('None', refused)];
    expect([await write(), sent.length]).toEqual([['None', refused], 2]);
  });

  it('that meets another one or a limit is tried again with its token until it is written or refused', async () => {
    for (const code of ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']) {
      sent.length = waits.length = 0;
      answers = [cancelled('None', code), cancelled(code, 'None')];
      expect([await write(), sent.length, waits.length]).toEqual([[], 3, 2]);
      expect(new Set(sent.map((body) => JSON.parse(body).ClientRequestToken)).size).toBe(1);
      answers = [cancelled(code, refused), cancelled('None', refused)];
      expect(await write()).toEqual(['None', refused]);
    }
  });

  it('that meets conflicts for ever fails after ten attempts, and takes its time between them', async () => {
    answers = always(cancelled('TransactionConflict', 'None'));
    await expect(write()).rejects.toThrow('TransactionConflict');
    expect(sent).toHaveLength(10);
    for (const wait of waits) expect(wait).toBeLessThanOrEqual(500);
  });

  it('that is cancelled for another reason, or never reaches the table, fails', async () => {
    for (const code of ['ValidationError', 'ItemCollectionSizeLimitExceeded', 'SomethingNew']) {
      sent.length = 0;
      answers = [cancelled(refused, code)];
      await expect(write()).rejects.toThrow(code);
      expect(sent).toHaveLength(1);
    }
    answers = always(new Error('No route to host'));
    await expect(write()).rejects.toThrow('No route to host');
  });
});

it('a write of one row that meets transactions is made all the same, or refused by its condition', async () => {
  for (const change of [
    () => WardrobeCountEntity.create({ userId: 'ada', items: 1 }).go(),
    () => WardrobeCountEntity.patch({ userId: 'ada' }).set({ items: 1 }).go(),
    () => WardrobeCountEntity.remove({ userId: 'ada' }).go(),
  ]) {
    sent.length = 0;
    answers = [met, met, met, met];
    await change();
    expect(sent).toHaveLength(5);
    answers = [met, new ConditionalCheckFailedException({ message: 'Refused', $metadata: {} })];
    expect([await isWritten(change()), sent.length]).toEqual([false, 7]);
  }
});

it('an attempt that meets a conflict is made again from its read, three times at most or as many as are asked for', async () => {
  const attempt = vi.fn(async () => (attempt.mock.calls.length < 3 ? conflict : 'written'));
  expect(await retryOnConflict(attempt)).toBe('written');
  expect(attempt).toHaveBeenCalledTimes(3);
  const never = vi.fn(async () => conflict);
  await expect(retryOnConflict(never)).rejects.toThrow('all 3 attempts');
  await expect(retryOnConflict(never, 5)).rejects.toThrow('all 5 attempts');
  expect(never).toHaveBeenCalledTimes(3 + 5);
  const failing = vi.fn(() => Promise.reject(new Error('not found')));
  await expect(retryOnConflict(failing)).rejects.toThrow('not found');
  expect(failing).toHaveBeenCalledTimes(1);
});
