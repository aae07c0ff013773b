import type { PageQuery } from '#shared/contract/page';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { batchGet, getMany } from '../platform/batch-get.ts';
import { readAfter } from '../platform/cursor-paging.ts';
import { commit, conflict, onlyIf, refused, retryOnConflict } from '../platform/transactions.ts';
import { endFollows, FollowEntity, followEntities } from '../rows/community/follow.ts';
import { toPerson } from '../rows/people/person.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import { BlockCountEntity, HiddenEntity, hiddenEntities } from '../rows/safety/hidden.ts';

const rows = { ...hiddenEntities, count: BlockCountEntity, ...followEntities };

const most: number = limits.blocks;

/**
 * Hides two people from each other and ends their follows, in one transaction. The other person is not notified.
 * Idempotent. Retried if one of them follows or unfollows the other in the meantime. Throws `block.self`, `block.full`,
 * and `not_found` if the person has no profile or a deleted account.
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
    const refusals = await commit(rows, (entities) => [
      entities.hidden.create({ userId, because: 'blocking', thingId: otherId }).commit(),
      entities.hidden.put({ userId: otherId, because: 'blocked', thingId: userId }).commit(),
      onlyIf(
        entities.count.upsert({ userId }).add({ blocks: 1 }),
        ({ blocks }, { notExists, lt }) => `${notExists(blocks)} OR ${lt(blocks, most)}`,
      ),
      ...endFollows(entities, follows),
      ...without.map((pair) =>
        onlyIf(entities.follow.delete(pair), ({ createdAt }, { notExists }) => notExists(createdAt)),
      ),
    ]);
    const [own, , count] = refusals;
    // If the person is already blocked, this succeeds, even if the list of blocks is full.
    if (refusals.length === 0 || own === refused) return undefined;
    if (count === refused) throw new AppError('block.full');
    return conflict;
  });
}

/** Ends a block. Does nothing if there is none. Follows are not restored. */
export async function unblockUser(userId: string, otherId: string): Promise<undefined> {
  await commit(rows, ({ hidden, count }) => [
    hidden.remove({ userId, because: 'blocking', thingId: otherId }).commit(),
    hidden.delete({ userId: otherId, because: 'blocked', thingId: userId }).commit(),
    count.patch({ userId }).subtract({ blocks: 1 }).commit(),
  ]);
}

const because = 'blocking';

/** A page of the people whom the user blocks, in the order of their ids. Who has no profile is 'Anonymous'. */
export async function listBlocked(userId: string, { limit, cursor }: PageQuery) {
  const { data, last } = await readAfter(
    cursor && HiddenEntity.get({ userId, because, thingId: cursor }),
    HiddenEntity.query.byUser({ userId, because }),
    { limit, consistent: true },
  );
  const profiles = await getMany(ProfileEntity, data, ({ thingId }) => ({ userId: thingId }));
  const profileOf = new Map(profiles.map((profile) => [profile.userId, profile]));
  return {
    items: await Promise.all(data.map(({ thingId }) => toPerson(thingId, profileOf.get(thingId) ?? {}))),
    cursor: last?.thingId ?? null,
  };
}
