import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBRecord } from 'aws-lambda';
import type { ChangeTarget } from '#infra/local/table/change-stream';

const longestDelay = 100;
/** Mostly short, and long now and then, so that what began later may end earlier. */
const delay = () => sleep(Math.random() ** 8 * longestDelay);
const attempts = 10;
/** The share of changes that come twice: few, because a second projection may mend what the first did wrong. */
const doubled = 0.2;

/** Has every call of the functions to the table wait for a moment of its own, so that requests overtake each other. */
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
 * A function behind the stream that is given changes in any order, many at the same time and some of them twice, as from
 * many shards. `settle` resolves when it has taken all that it was given.
 */
export function inAnyOrder({ wants, deliver }: ChangeTarget) {
  const underWay = new Set<Promise<void>>();

  async function take(record: DynamoDBRecord) {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      await delay();
      const { batchItemFailures } = await deliver({ Records: [record] });
      if (batchItemFailures.length === 0) return;
    }
    throw new Error('A change could not be projected.');
  }
  const begin = (record: DynamoDBRecord) => {
    const taking = take(record).finally(() => underWay.delete(taking));
    underWay.add(taking);
  };

  const target: ChangeTarget = {
    wants,
    deliver: async ({ Records }) => {
      for (const record of Records) {
        begin(record);
        if (Math.random() < doubled) begin(record);
      }
      return { batchItemFailures: [] };
    },
  };
  return {
    target,
    settle: async () => {
      while (underWay.size) await Promise.all(underWay);
    },
  };
}
