import { Service } from 'electrodb';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { endFollows, followEntities } from '../domain/follow-rows.ts';
import { hiddenEntities } from '../domain/hidden.ts';
import { batchGet } from '../platform/batch-get.ts';
import { commit, conflict, refused, retryOnConflict } from '../platform/transactions.ts';
import { FollowEntity } from '../table/follow.ts';
import { BlockCountEntity } from '../table/hidden.ts';
import { ProfileEntity } from '../table/profile.ts';

const rows = new Service({ ...hiddenEntities, count: BlockCountEntity, ...followEntities });

const most: number = limits.blocks;

/**
 * Hides two people from each other and ends that they follow each other, in one transaction; idempotent. It begins again
 * where one of them follows or unfollows the other meanwhile. The other person is not told. Throws `block.self`,
 * `block.full`, and `not_found` for a person without a profile.
 */
export async function blockUser(userId: string, otherId: string): Promise<undefined> {
  if (otherId === userId) throw new AppError('block.self');
  const { data: other } = await ProfileEntity.get({ userId: otherId }).go({ attributes: ['isDeleted'] });
  if (!other || other.isDeleted) throw new AppError('not_found');
  const pairs = [
    { followerId: userId, followingId: otherId },
    { followerId: otherId, followingId: userId },
  ];
  return retryOnConflict(async () => {
    const follows = await batchGet((keys) => FollowEntity.get(keys).go({ consistent: true }), pairs);
    const without = pairs.filter(
      ({ followerId }) => !follows.some((follow) => follow.followerId === followerId),
    );
    const refusals = await commit(() =>
      rows.transaction
        .write((entities) => [
          entities.hidden.create({ userId, because: 'blocking', thingId: otherId }).commit(),
          entities.hidden.put({ userId: otherId, because: 'blocked', thingId: userId }).commit(),
          entities.count
            .upsert({ userId })
            .add({ blocks: 1 })
            .where(({ blocks }, { notExists, lt }) => `${notExists(blocks)} OR ${lt(blocks, most)}`)
            .commit(),
          ...endFollows(entities, follows),
          ...without.map((pair) =>
            entities.follow
              .delete(pair)
              .where(({ createdAt }, { notExists }) => notExists(createdAt))
              .commit(),
          ),
        ])
        .go(),
    );
    const [own, , count] = refusals;
    // Somebody who is blocked already stays so, also where the list is full.
    if (refusals.length === 0 || own === refused) return undefined;
    if (count === refused) throw new AppError('block.full');
    return conflict;
  });
}
