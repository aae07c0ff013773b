import { awsJson } from '../aws-json.ts';
import { type LoopbackService, serveOnLoopback } from '../loopback.ts';
import { repeat } from '../repeat.ts';
import { deleteExpiredItems } from './expiry.ts';
import { SerialQueue } from './serial-queue.ts';
import { openStore } from './store.ts';
import { tableOperations } from './table-operations.ts';

type TableOptions = {
  /** Where the tables are kept; without it they are kept in memory. */
  readonly folder?: string;
  /** The pause between two searches for expired items. */
  readonly expirySweepMs?: number;
};

/** Serves DynamoDB's API. Rejects when the folder cannot be opened or another process uses it. */
export async function startTable({
  folder,
  expirySweepMs = 60_000,
}: TableOptions = {}): Promise<LoopbackService> {
  const store = await openStore(folder);
  const writes = new SerialQueue();
  const service = await serveOnLoopback(awsJson(tableOperations(store, writes)));
  const sweep = repeat(() => deleteExpiredItems(store, writes), expirySweepMs);
  return {
    url: service.url,
    close: async () => {
      await service.close();
      await sweep.stop();
      await writes.idle();
      await store.db.close();
    },
  };
}
