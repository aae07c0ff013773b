import { limits } from '#shared/limits';
import { skipWhenRefused } from '../platform/conditions.ts';
import { keyInYear } from '../platform/id-time.ts';
import { CommentEntity } from '../rows/community/comment.ts';
import { OutfitStandingEntity } from '../rows/community/outfit-standing.ts';

/**
 * Counts the comments on an outfit in its standing, as far as they are counted (`limits.community.comments`). They are
 * counted anew each time, so changes may arrive twice or in any order. Does nothing for an outfit that never was public.
 */
export async function countComments(outfitId: string, isNew = false): Promise<void> {
  const { data } = await CommentEntity.query
    .byOutfit({ outfitId })
    .go({ limit: limits.community.comments, attributes: ['id', 'isWithheld'], consistent: true });
  const commentsCount = data.filter(({ isWithheld }) => !isWithheld).length;
  // A new standing without comments needs no count.
  if (isNew && commentsCount === 0) return;
  await skipWhenRefused(
    OutfitStandingEntity.patch(keyInYear(outfitId))
      .set({ commentsCount })
      .where(({ isGone }, { notExists }) => notExists(isGone))
      .go(),
  );
}
