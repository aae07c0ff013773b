import { keyInYear } from '../../platform/id-time.ts';
import { readAll } from '../../platform/table.ts';
import {
  type conflict,
  onlyIf,
  retryOnConflict,
  stillHas,
  tryToCommit,
} from '../../platform/transactions.ts';
import { OutfitLikeEntity } from '../../rows/community/outfit-like.ts';
import { OutfitStandingEntity } from '../../rows/community/outfit-standing.ts';
import { OutfitEntity } from '../../rows/outfits/outfit.ts';
import { removeOutfit } from '../../rows/outfits/outfit-rows.ts';

/** The most attempts to remove one like. An attempt is refused if the projection counts the like in the meantime. */
const attempts = 10;
const likeRows = { like: OutfitLikeEntity, standing: OutfitStandingEntity };

/**
 * Deletes the person's outfits and their cards. Projections delete the standings, the counts in the statistics and the
 * comments. The step `files` deletes the pictures.
 */
export async function removeOutfits(userId: string): Promise<void> {
  for (const { id } of await readAll(OutfitEntity.query.byUser({ userId }), 'id'))
    await removeOutfit(userId, id);
}

/** Takes back the person's likes of outfits and lowers the like counts. */
export async function removeOutfitLikes(userId: string): Promise<void> {
  const data = await readAll(OutfitLikeEntity.query.byUser({ userId }), 'outfitId');
  for (const { outfitId } of data) await retryOnConflict(() => removeLike(userId, outfitId), attempts);
}

/**
 * Deletes a like. If the standing counts it, the count is lowered in the same transaction. The transaction is refused
 * if the like was counted, or the outfit deleted, since both were read.
 */
async function removeLike(userId: string, outfitId: string): Promise<undefined | typeof conflict> {
  const key = { userId, outfitId };
  const standingKey = keyInYear(outfitId);
  const [like, standing] = await Promise.all([
    OutfitLikeEntity.read(key),
    OutfitStandingEntity.read(standingKey),
  ]);
  if (!like) return undefined;
  return tryToCommit(likeRows, (entities) => [
    onlyIf(entities.like.remove(key), stillHas({ isUncounted: like.isUncounted })),
    // A deleted outfit has no count to subtract from.
    ...(like.isUncounted || !standing || standing.isGone
      ? []
      : [
          onlyIf(
            entities.standing.patch(standingKey).subtract({ likesCount: 1 }),
            ({ isGone }, { notExists }) => notExists(isGone),
          ),
        ]),
  ]);
}
