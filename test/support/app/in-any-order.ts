import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBRecord } from 'aws-lambda';
import type { ChangeTarget } from '#infra/local/table/change-stream';

const longestDelay = 40;
/** In milliseconds. Most delays are short and a few are long, so that work that starts later may end earlier. */
const delay = () => sleep(Math.random() ** 8 * longestDelay);
const attempts = 10;
/**
 * The share of batches that are delivered twice. It is small, because a second projection could repair an error of the
 * first one and hide it.
 */
const doubled = 0.2;

/** Delays every call of the functions to the table by a random time, so that requests overtake each other. */
export async function delayTable() {
  const { table } = await import('#functions/platform/table');
  table.client.middlewareStack.add(
    (next) => async (args) => {
      await delay();
      return next(args);
    },
    { step: 'initialize', name: 'delay' },
  );
}

/**
 * Calls the function behind the change stream like a stream of many shards: in parallel for different partition keys,
 * in order for the same key, and with some batches twice. `settle` resolves when all changes are processed. It resolves
 * to whether there were any.
 */
export function inAnyOrder({ wants, deliver }: ChangeTarget) {
  const waiting = new Map<string, DynamoDBRecord[]>();
  const underWay = new Map<string, Promise<void>>();

  async function take(Records: DynamoDBRecord[]) {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      await delay();
      const { batchItemFailures } = await deliver({ Records });
      if (batchItemFailures.length === 0) return;
    }
    throw new Error('Changes could not be projected.');
  }

  async function drain(shard: string) {
    for (let batch = waiting.get(shard); batch; batch = waiting.get(shard)) {
      waiting.delete(shard);
      await take(batch);
      if (Math.random() < doubled) await take(batch);
    }
    underWay.delete(shard);
  }

  const target: ChangeTarget = {
    wants,
    deliver: async ({ Records }) => {
      for (const record of Records) {
        const shard = record.dynamodb?.Keys?.['pk']?.S ?? '';
        waiting.set(shard, [...(waiting.get(shard) ?? []), record]);
        if (!underWay.has(shard)) underWay.set(shard, drain(shard));
      }
      return { batchItemFailures: [] };
    },
  };
  return {
    target,
    settle: async () => {
      const wasBusy = underWay.size > 0;
      while (underWay.size) await Promise.all(underWay.values());
      return wasBusy;
    },
  };
}
