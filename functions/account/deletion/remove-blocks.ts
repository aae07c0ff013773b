import { Service } from 'electrodb';
import { hiddenEntities } from '../../domain/hidden.ts';
import { commit, refused } from '../../platform/transactions.ts';
import { BlockCountEntity, HiddenEntity } from '../../table/hidden.ts';

const rows = new Service({ ...hiddenEntities, count: BlockCountEntity });

/**
 * Ends the blocks between the person and others, with the others' counts, and forgets what they reported. The row that
 * hides everything from them stays until the end.
 */
export async function removeBlocks(userId: string): Promise<void> {
  const { data } = await HiddenEntity.query.byUser({ userId }).go({ pages: 'all', consistent: true });
  for (const own of data) {
    if (own.because === 'deleted') continue;
    if (own.because === 'blocking')
      await HiddenEntity.delete({ userId: own.thingId, because: 'blocked', thingId: userId }).go();
    if (own.because === 'blocked') await endBlockOf(own.thingId, userId);
    await HiddenEntity.delete(own).go();
  }
}

/** Does nothing where the block has ended already. */
async function endBlockOf(blockerId: string, userId: string): Promise<void> {
  const [block, count] = await commit(() =>
    rows.transaction
      .write((entities) => [
        entities.hidden.remove({ userId: blockerId, because: 'blocking', thingId: userId }).commit(),
        entities.count.patch({ userId: blockerId }).subtract({ blocks: 1 }).commit(),
      ])
      .go(),
  );
  if (block !== refused && count === refused)
    await HiddenEntity.delete({ userId: blockerId, because: 'blocking', thingId: userId }).go();
}
