import { Service } from 'electrodb';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { hiddenEntities } from '../domain/hidden.ts';
import { commit, refused } from '../platform/transactions.ts';
import { FollowEntity } from '../table/follow.ts';
import { BlockCountEntity } from '../table/hidden.ts';
import { ProfileEntity } from '../table/profile.ts';

const rows = new Service({ ...hiddenEntities, count: BlockCountEntity, follow: FollowEntity });

const most: number = limits.blocks;

/**
 * Hides two people from each other and ends that they follow each other, in one transaction; idempotent. The other
 * person is not told. Throws `block.self`, `block.full`, and `not_found` for a person without a profile.
 */
export async function blockUser(userId: string, otherId: string): Promise<undefined> {
  if (otherId === userId) throw new AppError('block.self');
  const { data: other } = await ProfileEntity.get({ userId: otherId }).go({ attributes: ['userId'] });
  if (!other) throw new AppError('not_found');
  const [own, , count] = await commit(() =>
    rows.transaction
      .write((entities) => [
        entities.hidden.create({ userId, because: 'blocking', thingId: otherId }).commit(),
        entities.hidden.put({ userId: otherId, because: 'blocked', thingId: userId }).commit(),
        entities.count
          .upsert({ userId })
          .add({ blocks: 1 })
          .where(({ blocks }, { notExists, lt }) => `${notExists(blocks)} OR ${lt(blocks, most)}`)
          .commit(),
        entities.follow.delete({ followerId: userId, followingId: otherId }).commit(),
        entities.follow.delete({ followerId: otherId, followingId: userId }).commit(),
      ])
      .go(),
  );
  // Somebody who is blocked already stays so, also where the list is full.
  if (own !== refused && count === refused) throw new AppError('block.full');
}
