import type { OwnTotals } from '#shared/contract/community';
import { getMany } from '../platform/batch-get.ts';
import { keyInYear } from '../platform/id-time.ts';
import { OutfitLikeEntity } from '../rows/community/outfit-like.ts';
import { OutfitStandingEntity } from '../rows/community/outfit-standing.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { toPerson } from '../rows/people/person.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import { hiddenFrom, isShown } from '../rows/safety/hidden.ts';
import { followCountsOf } from './follows.ts';
import { isLiked } from './likes-among.ts';

/**
 * The totals on the user's profile: own outfits, own public outfits, likes received, liked public outfits, followers
 * and people followed. Also returns the user's own name and avatar.
 */
export async function getOwnTotals(userId: string): Promise<OwnTotals> {
  const [outfits, likes, hidden, { data: profile }, counts] = await Promise.all([
    OutfitEntity.query.byUser({ userId }).go({ pages: 'all', attributes: ['id', 'isPublic'] }),
    OutfitLikeEntity.query.byUser({ userId }).go({ pages: 'all' }),
    hiddenFrom(userId),
    ProfileEntity.get({ userId }).go(),
    followCountsOf(userId),
  ]);
  const [own, liked] = await Promise.all([
    standingsOf(outfits.data.map(({ id }) => id)),
    standingsOf(likes.data.filter(isLiked).map(({ outfitId }) => outfitId)),
  ]);
  return {
    totalOutfits: outfits.data.length,
    publicOutfits: outfits.data.filter(({ isPublic }) => isPublic).length,
    totalLikes: own.reduce((sum, { likesCount }) => sum + likesCount, 0),
    likedOutfits: liked.filter((standing) => standing.isPublic && isShown(hidden, standing)).length,
    ...counts,
    person: await toPerson(userId, profile ?? {}),
  };
}

const standingsOf = (ids: readonly string[]) => getMany(OutfitStandingEntity, ids, keyInYear);
