import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { Service } from 'electrodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const waits = vi.hoisted(() => [] as number[]);
vi.mock('node:timers/promises', () => ({
  setTimeout: async (milliseconds: number) => void waits.push(milliseconds),
}));
vi.stubEnv('TABLE_NAME', 'table');
const { commit, conflict, refused, retryOnConflict } = await import('#functions/platform/transactions');
const { WardrobeCountEntity } = await import('#functions/table/wardrobe-count');

const dynamo = mockClient(DynamoDBDocumentClient);
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
const attempts = () => dynamo.commandCalls(TransactWriteCommand).length;

beforeEach(() => {
  dynamo.reset();
  waits.length = 0;
});

describe('a transaction', () => {
  it('that is written is tried once', async () => {
    dynamo.on(TransactWriteCommand).resolves({});
    expect(await write()).toEqual([]);
    expect(attempts()).toBe(1);
  });

  it('whose condition does not hold tells which of its writes was refused', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('None', refused));
    expect(await write()).toEqual(['None', refused]);
    expect(attempts()).toBe(1);
  });

  it.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'that meets a %s is tried again and then written',
    async (code) => {
      dynamo
        .on(TransactWriteCommand)
        .rejectsOnce(cancelled('None', code))
        .rejectsOnce(cancelled(code, 'None'))
        .resolves({});
      expect(await write()).toEqual([]);
      expect(attempts()).toBe(3);
      expect(waits).toHaveLength(2);
    },
  );

  it('that meets a conflict and then a condition tells of the condition', async () => {
    dynamo
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('TransactionConflict', refused))
      .rejects(cancelled('None', refused));
    expect(await write()).toEqual(['None', refused]);
  });

  it('that meets conflicts for ever fails after ten attempts, and takes its time between them', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'None'));
    await expect(write()).rejects.toThrow('TransactionConflict');
    expect(attempts()).toBe(10);
    for (const wait of waits) expect(wait).toBeLessThanOrEqual(500);
  });

  it.each(['ValidationError', 'ItemCollectionSizeLimitExceeded', 'SomethingNew'])(
    'that is cancelled for %s fails at once: it is neither written nor refused',
    async (code) => {
      dynamo.on(TransactWriteCommand).rejects(cancelled(refused, code));
      await expect(write()).rejects.toThrow(code);
      expect(attempts()).toBe(1);
    },
  );

  it('that never reaches the table fails', async () => {
    dynamo.on(TransactWriteCommand).rejects(new Error('socket hang up'));
    await expect(write()).rejects.toThrow('socket hang up');
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
