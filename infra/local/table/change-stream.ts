import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { type Change, keyPrefixes, type LevelDatabase, type LevelWrite, under } from './dynalite.ts';

/** The consumer of the stream. It works like AWS's event source mapping with a filter and `ReportBatchItemFailures`. */
export type ChangeTarget = {
  /** Whether a change is delivered. */
  readonly wants: (change: Change) => boolean;
  readonly deliver: (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;
};

const batchSize = 100;
/** The pauses before retries, in milliseconds. Then a change is dropped; AWS gives up, too. */
const retryAfter = [50, 200, 1000, 2000];
const digitsOfNumber = 20;

/**
 * The stream of a table's changes, which dynalite does not have. Each change is stored in the same database write as
 * the item, and is deleted after the function behind the stream has processed it. So no change is lost if the process
 * is killed. All changes are delivered in the order of their writes; AWS keeps only the order of changes to the same
 * key. A change that the function refuses repeatedly is printed and dropped, while AWS sends it to a queue.
 */
export function openChangeStream(db: LevelDatabase, target: ChangeTarget) {
  const closing = new AbortController();
  let lastNumber = 0;
  /** Whether a change was recorded after the recorded changes were last read. */
  let woken = false;
  let working: Promise<void> | undefined;

  async function deliverAll(): Promise<void> {
    while (woken && !closing.signal.aborted) {
      woken = false;
      await deliverRecorded();
    }
    working = undefined;
  }

  async function deliverRecorded(): Promise<void> {
    let size = batchSize;
    let attempt = 0;
    while (!closing.signal.aborted) {
      const records = await oldest(size);
      if (records.length === 0) return;
      const taken = await deliverBatch(records);
      await drop(records.slice(0, taken));
      if (taken > 0) {
        attempt = 0;
        size = batchSize;
      } else if (size > 1)
        // Deliver one change at a time to find the one that fails.
        size = 1;
      else if (attempt < retryAfter.length)
        await sleep(retryAfter[attempt++], undefined, closing).catch(() => undefined);
      else {
        console.error('A change of the table could not be processed', records[0]?.dynamodb?.Keys);
        await drop(records);
        attempt = 0;
      }
    }
  }

  async function oldest(size: number): Promise<DynamoDBRecord[]> {
    const records: DynamoDBRecord[] = [];
    for await (const [, value] of db.iterator({ ...under(keyPrefixes.changes), limit: size }))
      records.push(value as DynamoDBRecord);
    return records;
  }

  /** Delivers the records. Returns how many of them were processed, counted from the first one. */
  async function deliverBatch(records: DynamoDBRecord[]): Promise<number> {
    try {
      const { batchItemFailures } = await target.deliver({ Records: records });
      const failed = batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
      const first = records.findIndex(({ dynamodb }) => failed.includes(dynamodb?.SequenceNumber ?? ''));
      return first < 0 ? records.length : first;
    } catch (error) {
      console.error('The changes of the table could not be processed', error);
      return 0;
    }
  }

  const drop = (records: readonly DynamoDBRecord[]) =>
    db.batch(
      records.map(({ dynamodb }) => ({ type: 'del', key: keyPrefixes.changes + dynamodb?.SequenceNumber })),
    );

  return {
    /** The entries that record the wanted changes, to write with the items. An unchanged item has none. */
    entriesOf: (changes: readonly Change[]): LevelWrite[] =>
      changes
        .filter((change) => target.wants(change) && !isDeepStrictEqual(change.before, change.after))
        .map((change) => {
          // The time is included, so that the numbers also rise after a restart.
          lastNumber = Math.max(lastNumber + 1, Date.now() * 1000);
          const number = String(lastNumber).padStart(digitsOfNumber, '0');
          return { type: 'put', key: keyPrefixes.changes + number, value: recordOf(number, change) };
        }),

    /** Starts to deliver all recorded changes that are not delivered yet, including those of an earlier process. */
    wake() {
      if (closing.signal.aborted) return;
      woken = true;
      working ??= deliverAll();
    },

    /** Resolves when all changes recorded so far are delivered. */
    async settle() {
      while (working) await working;
    },

    /** Resolves when the current batch is finished. The remaining changes are delivered after the next start. */
    async close() {
      closing.abort();
      await working;
    },
  };
}

const recordOf = (number: string, { keys, before, after }: Change) => ({
  eventID: number,
  eventName: before ? (after ? 'MODIFY' : 'REMOVE') : 'INSERT',
  eventSource: 'aws:dynamodb',
  dynamodb: {
    SequenceNumber: number,
    Keys: keys,
    ...(before ? { OldImage: before } : {}),
    ...(after ? { NewImage: after } : {}),
    StreamViewType: 'NEW_AND_OLD_IMAGES',
  },
});
