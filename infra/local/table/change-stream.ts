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
export class ChangeStream {
  readonly #db: LevelDatabase;
  readonly #target: ChangeTarget;
  readonly #closing = new AbortController();
  #lastNumber = 0;
  /** Whether a change was recorded after the recorded changes were last read. */
  #woken = false;
  #working: Promise<void> | undefined;

  constructor(db: LevelDatabase, target: ChangeTarget) {
    this.#db = db;
    this.#target = target;
  }

  /** The entries that record the wanted changes, to write with the items. An unchanged item has none. */
  entriesOf(changes: readonly Change[]): LevelWrite[] {
    return changes
      .filter((change) => this.#target.wants(change) && !isDeepStrictEqual(change.before, change.after))
      .map((change) => {
        // The time is included, so that the numbers also rise after a restart.
        this.#lastNumber = Math.max(this.#lastNumber + 1, Date.now() * 1000);
        const number = String(this.#lastNumber).padStart(digitsOfNumber, '0');
        return { type: 'put', key: keyPrefixes.changes + number, value: recordOf(number, change) };
      });
  }

  /** Starts to deliver all recorded changes that are not delivered yet, including those of an earlier process. */
  wake(): void {
    if (this.#closing.signal.aborted) return;
    this.#woken = true;
    this.#working ??= this.#deliverAll();
  }

  /** Resolves when all changes recorded so far are delivered. */
  async settle(): Promise<void> {
    while (this.#working) await this.#working;
  }

  /** Resolves when the current batch is finished. The remaining changes are delivered after the next start. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#working;
  }

  async #deliverAll(): Promise<void> {
    while (this.#woken && !this.#closing.signal.aborted) {
      this.#woken = false;
      await this.#deliverRecorded();
    }
    this.#working = undefined;
  }

  async #deliverRecorded(): Promise<void> {
    let size = batchSize;
    let attempt = 0;
    while (!this.#closing.signal.aborted) {
      const records = await this.#oldest(size);
      if (records.length === 0) return;
      const taken = await this.#deliverBatch(records);
      await this.#drop(records.slice(0, taken));
      if (taken > 0) {
        attempt = 0;
        size = batchSize;
      } else if (size > 1)
        // Deliver one change at a time to find the one that fails.
        size = 1;
      else if (attempt < retryAfter.length)
        await sleep(retryAfter[attempt++], undefined, this.#closing).catch(() => undefined);
      else {
        console.error('A change of the table could not be processed', records[0]?.dynamodb?.Keys);
        await this.#drop(records);
        attempt = 0;
      }
    }
  }

  async #oldest(size: number): Promise<DynamoDBRecord[]> {
    const records: DynamoDBRecord[] = [];
    for await (const [, value] of this.#db.iterator({ ...under(keyPrefixes.changes), limit: size }))
      records.push(value as DynamoDBRecord);
    return records;
  }

  /** Delivers the records. Returns how many of them were processed, counted from the first one. */
  async #deliverBatch(records: DynamoDBRecord[]): Promise<number> {
    try {
      const { batchItemFailures } = await this.#target.deliver({ Records: records });
      const failed = batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
      const first = records.findIndex(({ dynamodb }) => failed.includes(dynamodb?.SequenceNumber ?? ''));
      return first < 0 ? records.length : first;
    } catch (error) {
      console.error('The changes of the table could not be processed', error);
      return 0;
    }
  }

  #drop(records: readonly DynamoDBRecord[]): Promise<void> {
    return this.#db.batch(
      records.map(({ dynamodb }) => ({
        type: 'del',
        key: keyPrefixes.changes + dynamodb?.SequenceNumber,
      })),
    );
  }
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
