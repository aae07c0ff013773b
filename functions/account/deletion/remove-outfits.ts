import { Service } from 'electrodb';
import { dropOutfit, outfitRows } from '../../domain/outfit-rows.ts';
import { yearOfId } from '../../platform/id-time.ts';
import { commit, conflict, refused, retryOnConflict } from '../../platform/transactions.ts';
import { OutfitEntity } from '../../table/outfit.ts';
import { OutfitLikeEntity } from '../../table/outfit-like.ts';
import { OutfitStandingEntity } from '../../table/outfit-standing.ts';

const likeRows = new Service({ like: OutfitLikeEntity, standing: OutfitStandingEntity });

/**
 * Deletes the person's outfits with their cards. Their standings, what the boards count of them, and the comments on them
 * go as projections; their pictures are among the person's files.
 */
export async function removeOutfits(userId: string): Promise<void> {
  const { data } = await OutfitEntity.query
    .byUser({ userId })
    .go({ pages: 'all', consistent: true, attributes: ['id'] });
  for (const { id } of data)
    await retryOnConflict(async () => {
      const { data: outfit } = await OutfitEntity.get({ userId, id }).go({ consistent: true });
      if (!outfit) return undefined;
      const refusals = await commit(() =>
        outfitRows.transaction.write((entities) => dropOutfit(entities, outfit)).go(),
      );
      return refusals.length ? conflict : undefined;
    });
}

/** Takes the person's likes of outfits back, with their counts. */
export async function removeOutfitLikes(userId: string): Promise<void> {
  const { data } = await OutfitLikeEntity.query
    .byUser({ userId })
    .go({ pages: 'all', consistent: true, attributes: ['outfitId'] });
  for (const { outfitId } of data) {
    const [like, standing] = await commit(() =>
      likeRows.transaction
        .write((entities) => [
          entities.like.remove({ userId, outfitId }).commit(),
          entities.standing
            .patch({ year: yearOfId(outfitId), id: outfitId })
            .subtract({ likesCount: 1 })
            .where(({ likesCount }, { gt }) => gt(likesCount, 0))
            .commit(),
        ])
        .go(),
    );
    // A deleted outfit has no count to subtract from.
    if (like !== refused && standing === refused) await OutfitLikeEntity.delete({ userId, outfitId }).go();
  }
}
