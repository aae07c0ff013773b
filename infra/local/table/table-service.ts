import { type LoopbackService, serveOnLoopback } from '../loopback.ts';
import { deleteExpiredItems } from './expiry.ts';
import { repeat } from './repeat.ts';
import { SerialQueue } from './serial-queue.ts';
import { openStore } from './store.ts';
import { tableListener } from './table-listener.ts';
import { tableOperations } from './table-operations.ts';

type TableOptions = {
  /** Where the tables live; without it they live in memory. */
  readonly folder?: string;
  /** How long to wait between two searches for expired items. */
  readonly expirySweepMs?: number;
};

/** Serves DynamoDB's API; throws when the folder cannot be opened or another instance uses it. */
export async function startTable({
  folder,
  expirySweepMs = 60_000,
}: TableOptions = {}): Promise<LoopbackService> {
  const store = await openStore(folder);
  const writes = new SerialQueue();
  const service = await serveOnLoopback(tableListener(store, tableOperations(writes)));
  const expiry = repeat(() => deleteExpiredItems(store, writes), expirySweepMs);
  return {
    url: service.url,
    close: async () => {
      await service.close();
      await expiry.stop();
      await writes.idle();
      await store.db.close();
    },
  };
}
