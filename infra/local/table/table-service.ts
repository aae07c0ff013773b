import { awsJson } from '../aws-json.ts';
import { type LoopbackService, servePrivately } from '../loopback.ts';
import { repeat } from '../repeat.ts';
import { ChangeStream, type ChangeTarget } from './change-stream.ts';
import { deleteExpiredItems } from './expiry.ts';
import { SerialQueue } from './serial-queue.ts';
import { openStore } from './store.ts';
import { tableOperations } from './table-operations.ts';

type TableOptions = {
  /** Where the tables are kept; without it they are kept in memory. */
  readonly folder?: string;
  /** The pause between two searches for expired items. */
  readonly expirySweepMs?: number;
  /** What is behind the stream of changes; without it no changes are recorded. */
  readonly changes?: ChangeTarget;
};

/** A table service, with what waits for the function behind its stream. */
export type TableService = LoopbackService & {
  /** Begins to deliver the changes, also those that an earlier process has left. */
  readonly deliver: () => void;
  /** Resolves when all changes that have been recorded so far are delivered. */
  readonly settle: () => Promise<void>;
};

/** Serves DynamoDB's API. Rejects when the folder cannot be opened or another process uses it. */
export async function startTable({
  folder,
  expirySweepMs = 60_000,
  changes,
}: TableOptions = {}): Promise<TableService> {
  const opened = await openStore(folder);
  const stream = changes && new ChangeStream(opened.db, changes);
  const store = stream ? { ...opened, stream } : opened;
  const writes = new SerialQueue();
  const service = await servePrivately(awsJson(tableOperations(store, writes)));
  const sweep = repeat(() => deleteExpiredItems(store, writes), expirySweepMs);
  return {
    url: service.url,
    deliver: () => stream?.wake(),
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
