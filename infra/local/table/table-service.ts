import { awsJson } from '../aws-json.ts';
import { servePrivately } from '../loopback.ts';
import { repeat } from '../repeat.ts';
import { type ChangeTarget, openChangeStream } from './change-stream.ts';
import { deleteExpiredItems } from './expiry.ts';
import { SerialQueue } from './serial-queue.ts';
import { openStore } from './store.ts';
import { tableOperations } from './table-operations.ts';

type TableOptions = {
  /** The folder of the tables. Without it they are kept only in memory. */
  readonly folder?: string;
  /** The pause between two searches for expired items, in milliseconds. */
  readonly expirySweepMs?: number;
  /** The consumer of the stream of changes. Without it no changes are recorded. */
  readonly changes?: ChangeTarget;
};

/** Serves DynamoDB's API. Rejects if the folder cannot be opened or is used by another process. */
export async function startTable({ folder, expirySweepMs = 60_000, changes }: TableOptions = {}) {
  const opened = await openStore(folder);
  const stream = changes && openChangeStream(opened.db, changes);
  const store = stream ? { ...opened, stream } : opened;
  const writes = new SerialQueue();
  const service = await servePrivately(awsJson(tableOperations(store, writes)));
  const sweep = repeat(() => deleteExpiredItems(store, writes), expirySweepMs);
  return {
    url: service.url,
    /** Starts to deliver changes, including those left by an earlier process. */
    deliver: () => stream?.wake(),
    /** Resolves when all changes recorded so far are delivered. */
    settle: async () => stream?.settle(),
    close: async () => {
      await stream?.close();
      await service.close();
      await sweep.stop();
      await writes.idle();
      await store.db.close();
    },
  };
}
