import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { type Change, keyPrefixes, type LevelDatabase, type LevelWrite, under } from './dynalite.ts';

/** What is behind the stream, as in AWS's event source mapping with a filter and `ReportBatchItemFailures`. */
export type ChangeTarget = {
  /** Whether a change is passed on. */
  readonly wants: (change: Change) => boolean;
  readonly deliver: (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;
};

const batchSize = 100;
/** The pauses before the retries, in milliseconds; then a change is given up, as AWS does after its retries. */
const retryAfter = [50, 200, 1000, 2000];
const digitsOfNumber = 20;

/**
 * The stream of a table's changes, which dynalite does not have: each change is stored in the same write of the
 * database as the item itself, and is deleted when the function behind the stream has taken it, so that none is
 * lost when the process is killed. All changes are delivered in the order in which they were written; AWS keeps
 * the order of the changes of one key only. A change that the function refuses again and again is printed and
 * given up, where AWS sends it to a queue.
 */
export class ChangeStream {
  readonly #db: LevelDatabase;
  readonly #target: ChangeTarget;
  readonly #closing = new AbortController();
  #lastNumber = 0;
  /** Whether something was recorded since the recorded changes were last read. */
  #woken = false;
  #working: Promise<void> | undefined;

  constructor(db: LevelDatabase, target: ChangeTarget) {
    this.#db = db;
    this.#target = target;
  }

  /** The entries that record the wanted changes, to be written with the items. An item that stays equal has none. */
  entriesOf(changes: readonly Change[]): LevelWrite[] {
    return changes
      .filter((change) => this.#target.wants(change) && !isDeepStrictEqual(change.before, change.after))
      .map((change) => {
        // Goes on rising after a restart.
        this.#lastNumber = Math.max(this.#lastNumber + 1, Date.now() * 1000);
        const number = String(this.#lastNumber).padStart(digitsOfNumber, '0');
        return { type: 'put', key: keyPrefixes.changes + number, value: recordOf(number, change) };
      });
  }

  /** Delivers what is recorded and not delivered yet, also by an earlier process. */
  wake(): void {
    if (this.#closing.signal.aborted) return;
    this.#woken = true;
    this.#working ??= this.#deliverAll();
  }

  /** Resolves when all changes that have been recorded so far are delivered. */
  async settle(): Promise<void> {
    while (this.#working) await this.#working;
  }

  /** Resolves when the current batch is done; what is left is delivered after the next start. */
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
        // One at a time, to find the one that fails.
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

  /** Returns how many of the records were taken, from the first one on. */
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
