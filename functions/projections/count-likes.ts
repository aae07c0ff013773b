import { Service } from 'electrodb';
import { batchGet } from '../platform/batch-get.ts';
import { yearOfId } from '../platform/id-time.ts';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import { OutfitLikeEntity } from '../table/outfit-like.ts';
import { OutfitStandingEntity } from '../table/outfit-standing.ts';

const rows = new Service({ like: OutfitLikeEntity, standing: OutfitStandingEntity });
/** How many likes are counted in one transaction, which may have a hundred rows. */
const atOnce = 90;
const attempts = 20;

/**
 * Counts likes of an outfit that were given or taken back in its standing. Each like says itself whether it is counted, and
 * is written in the same transaction: what comes twice, late or out of order is counted once. The likes of one batch of the
 * stream are one write of the standing, however many they are.
 */
export async function countLikes(outfitId: string, userIds: readonly string[]): Promise<void> {
  for (let start = 0; start < userIds.length; start += atOnce) {
    const some = userIds.slice(start, start + atOnce);
    await retryOnConflict(() => count(outfitId, some), attempts);
  }
}

async function count(outfitId: string, userIds: readonly string[]): Promise<undefined | typeof conflict> {
  const key = { year: yearOfId(outfitId), id: outfitId };
  const [likes, { data: standing }] = await Promise.all([
    batchGet(
      (keys) => OutfitLikeEntity.get(keys).go({ consistent: true }),
      userIds.map((userId) => ({ userId, outfitId })),
    ),
    OutfitStandingEntity.get(key).go({ consistent: true }),
  ]);
  const given = likes.filter(({ isUncounted }) => isUncounted);
  const takenBack = likes.filter(({ isTakenBack }) => isTakenBack);
  if (given.length + takenBack.length === 0) return undefined;
  // A deleted outfit has nothing to count in: its likes are only marked.
  const difference = standing && !standing.isGone ? given.length - takenBack.length : 0;
  const refusals = await commit(() =>
    rows.transaction
      .write((entities) => [
        ...given.map(({ userId }) =>
          entities.like
            .patch({ userId, outfitId })
            .remove(['isUncounted'])
            .where(({ isUncounted }, { exists }) => exists(isUncounted))
            .commit(),
        ),
        ...takenBack.map(({ userId }) =>
          entities.like
            .remove({ userId, outfitId })
            .where(({ isTakenBack }, { exists }) => exists(isTakenBack))
            .commit(),
        ),
        ...(difference
          ? [
              entities.standing
                .patch(key)
                .add({ likesCount: difference })
                .where(({ isGone }, { notExists }) => notExists(isGone))
                .commit(),
            ]
          : []),
      ])
      .go(),
  );
  return refusals.length ? conflict : undefined;
}
