import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { Service } from 'electrodb';
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
const { WardrobeCountEntity } = await import('#functions/table/wardrobe-count');

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

const rows = new Service({ count: WardrobeCountEntity });
/** Writes two rows in one transaction. */
const write = () =>
  commit(() =>
    rows.transaction
      .write(({ count }) => [
        count.create({ userId: 'ada', items: 1 }).commit(),
        count.create({ userId: 'bea', items: 1 }).commit(),
      ])
      .go(),
  );
const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
const met = new TransactionConflictException({
  message: 'Transaction is ongoing for the item',
  $metadata: {},
});

beforeEach(() => {
  answers = [];
  sent.length = 0;
  waits.length = 0;
});

describe('a transaction', () => {
  it('that is written is tried once', async () => {
    expect(await write()).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('whose condition does not hold tells which of its writes was refused', async () => {
    answers = [cancelled('None', refused)];
    expect(await write()).toEqual(['None', refused]);
    expect(sent).toHaveLength(1);
  });

  it.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'that meets a %s is tried again with its token and then written',
    async (code) => {
      answers = [cancelled('None', code), cancelled(code, 'None')];
      expect(await write()).toEqual([]);
      expect(sent).toHaveLength(3);
      expect(new Set(sent.map((body) => JSON.parse(body).ClientRequestToken)).size).toBe(1);
      expect(waits).toHaveLength(2);
    },
  );

  it('that meets a conflict and then a condition tells of the condition', async () => {
    answers = [cancelled('TransactionConflict', refused), cancelled('None', refused)];
    expect(await write()).toEqual(['None', refused]);
  });

  it('that meets conflicts for ever fails after ten attempts, and takes its time between them', async () => {
    answers = always(cancelled('TransactionConflict', 'None'));
    await expect(write()).rejects.toThrow('TransactionConflict');
    expect(sent).toHaveLength(10);
    for (const wait of waits) expect(wait).toBeLessThanOrEqual(500);
  });

  it.each(['ValidationError', 'ItemCollectionSizeLimitExceeded', 'SomethingNew'])(
    'that is cancelled for %s fails at once: it is neither written nor refused',
    async (code) => {
      answers = [cancelled(refused, code)];
      await expect(write()).rejects.toThrow(code);
      expect(sent).toHaveLength(1);
    },
  );

  it('that never reaches the table fails', async () => {
    answers = always(new Error('No route to host'));
    await expect(write()).rejects.toThrow('No route to host');
  });
});

describe.each([
  ['put', () => WardrobeCountEntity.create({ userId: 'ada', items: 1 }).go()],
  ['update', () => WardrobeCountEntity.patch({ userId: 'ada' }).set({ items: 1 }).go()],
  ['deletion', () => WardrobeCountEntity.remove({ userId: 'ada' }).go()],
])('a %s of one row', (_, change) => {
  it('that meets transactions is made all the same', async () => {
    answers = [met, met, met, met];
    await change();
    expect(sent).toHaveLength(5);
  });

  it('that meets a transaction and then its condition is refused', async () => {
    answers = [met, new ConditionalCheckFailedException({ message: 'Refused', $metadata: {} })];
    expect(await isWritten(change())).toBe(false);
    expect(sent).toHaveLength(2);
  });
});

describe('an attempt that meets a conflict', () => {
  it('is made again from its read until it succeeds', async () => {
    const attempt = vi.fn(async () => (attempt.mock.calls.length < 3 ? conflict : 'written'));
    expect(await retryOnConflict(attempt)).toBe('written');
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it('is given up after three times, or as many as are asked for', async () => {
    const attempt = vi.fn(async () => conflict);
    await expect(retryOnConflict(attempt)).rejects.toThrow('all 3 attempts');
    expect(attempt).toHaveBeenCalledTimes(3);
    await expect(retryOnConflict(attempt, 5)).rejects.toThrow('all 5 attempts');
    expect(attempt).toHaveBeenCalledTimes(3 + 5);
  });

  it('is not made again when it fails for another reason', async () => {
    const attempt = vi.fn(() => Promise.reject(new Error('not found')));
    await expect(retryOnConflict(attempt)).rejects.toThrow('not found');
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
