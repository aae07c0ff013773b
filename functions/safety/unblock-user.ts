import { commit } from '../platform/transactions.ts';
import { BlockCountEntity, hiddenEntities } from '../rows/safety/hidden.ts';

const rows = { ...hiddenEntities, count: BlockCountEntity };

/** Ends a block. Does nothing if there is none. Follows are not restored. */
export async function unblockUser(userId: string, otherId: string): Promise<undefined> {
  await commit(rows, ({ hidden, count }) => [
    hidden.remove({ userId, because: 'blocking', thingId: otherId }).commit(),
    hidden.delete({ userId: otherId, because: 'blocked', thingId: userId }).commit(),
    count.patch({ userId }).subtract({ blocks: 1 }).commit(),
  ]);
}
