import { getMany } from '../platform/batch-get.ts';
import { keyInYear } from '../platform/id-time.ts';
import { type conflict, onlyIf, retryOnConflict, tryToCommit } from '../platform/transactions.ts';
import { OutfitLikeEntity } from '../rows/community/outfit-like.ts';
import { OutfitStandingEntity } from '../rows/community/outfit-standing.ts';

const rows = { like: OutfitLikeEntity, standing: OutfitStandingEntity };
/** The most likes that one transaction counts. DynamoDB allows a hundred rows in a transaction. */
const atOnce = 90;
const attempts = 20;

/**
 * Counts new and withdrawn likes of an outfit in the outfit's standing. Each like stores whether it is already counted,
 * and is updated in the same transaction. So stream events that arrive twice, late or out of order are counted only
 * once. All likes from one batch of the stream, up to 90, need only one write of the standing.
 */
export async function countLikes(outfitId: string, userIds: readonly string[]): Promise<void> {
  for (let start = 0; start < userIds.length; start += atOnce) {
    const some = userIds.slice(start, start + atOnce);
    await retryOnConflict(() => count(outfitId, some), attempts);
  }
}

async function count(outfitId: string, userIds: readonly string[]): Promise<undefined | typeof conflict> {
  const key = keyInYear(outfitId);
  const [likes, standing] = await Promise.all([
    getMany(OutfitLikeEntity, userIds, (userId) => ({ userId, outfitId }), { consistent: true }),
    OutfitStandingEntity.read(key),
  ]);
  const added = likes.filter(({ isUncounted }) => isUncounted);
  const takenBack = likes.filter(({ isTakenBack }) => isTakenBack);
  if (added.length + takenBack.length === 0) return undefined;
  // The standing of a deleted outfit is not updated. Its likes are only marked as counted.
  const difference = standing && !standing.isGone ? added.length - takenBack.length : 0;
  return tryToCommit(rows, (entities) => [
    ...added.map(({ userId }) =>
      onlyIf(
        entities.like.patch({ userId, outfitId }).remove(['isUncounted']),
        ({ isUncounted }, { exists }) => exists(isUncounted),
      ),
    ),
    ...takenBack.map(({ userId }) =>
      onlyIf(entities.like.remove({ userId, outfitId }), ({ isTakenBack }, { exists }) =>
        exists(isTakenBack),
      ),
    ),
    ...(difference
      ? [
          onlyIf(entities.standing.patch(key).add({ likesCount: difference }), ({ isGone }, { notExists }) =>
            notExists(isGone),
          ),
        ]
      : []),
  ]);
}
