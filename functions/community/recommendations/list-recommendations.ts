import type { Recommendation } from '#shared/contract/community';
import type { Language } from '#shared/languages';
import { limits } from '#shared/limits';
import { FollowEntity } from '../../rows/community/follow.ts';
import { ClothingItemEntity } from '../../rows/items/clothing-item.ts';
import { OutfitEntity } from '../../rows/outfits/outfit.ts';
import { ProfileEntity } from '../../rows/people/profile.ts';
import { hiddenFrom } from '../../rows/safety/hidden.ts';
import { cardsById } from '../cards-by-id.ts';
import { likesInRange } from '../likes-among.ts';
import { feedRows } from '../list-feed.ts';
import { listLikes } from '../list-likes.ts';
import { toCards } from '../to-cards.ts';
import { scoreCard } from './score-card.ts';
import { tasteProfileOf } from './taste-profile.ts';

/** How many of the newest public outfits are scored. */
const candidates = 100;
/** How many of the user's newest outfits and likes are used for the taste profile. */
const recent = { outfits: 10, likes: 25 };

/**
 * Recommended outfits of other users. Scores the newest 100 public outfits that the user does not like yet by the
 * user's taste, and returns the best, best first.
 */
export async function listRecommendations(userId: string, language: Language): Promise<Recommendation[]> {
  const [{ rows }, taste] = await Promise.all([
    hiddenFrom(userId).then((hidden) => feedRows(userId, hidden, { limit: candidates })),
    readTasteProfile(userId),
  ]);
  const ids = rows.map(({ id }) => id);
  const seen = await likesInRange(userId, ids);
  const best = rows
    .filter(({ id }) => !seen.liked.has(id))
    .map((row) => ({ row, score: scoreCard(row, seen.likes.get(row.id) ?? 0, taste, language) }))
    // The sort is stable. Of outfits with equal scores the newest comes first, as in the feed.
    .toSorted((one, other) => other.score.recommendationScore - one.score.recommendationScore)
    .slice(0, limits.community.recommendations);
  const cards = await toCards(
    best.map(({ row }) => row),
    seen,
  );
  return cards.flatMap((card, index) => {
    const score = best[index]?.score;
    return score ? [{ ...card, ...score }] : [];
  });
}

async function readTasteProfile(userId: string) {
  const [profile, clothes, own, follows, likes] = await Promise.all([
    ProfileEntity.get({ userId }).go(),
    ClothingItemEntity.query.byUser({ userId }).go({ limit: limits.wardrobeItems }),
    OutfitEntity.query.byUser({ userId }).go({ order: 'desc', limit: recent.outfits }),
    FollowEntity.query.byFollower({ followerId: userId }).go({ pages: 'all' }),
    listLikes(userId, { limit: recent.likes }),
  ]);
  return tasteProfileOf({
    stylePreferences: profile.data?.stylePreferences ?? [],
    favoriteColors: profile.data?.favoriteColors ?? [],
    clothes: clothes.data,
    ownMoods: own.data.map(({ mood }) => mood),
    liked: await cardsById(likes.items.map(({ outfitId }) => outfitId)),
    followingIds: follows.data.map(({ followingId }) => followingId),
  });
}
