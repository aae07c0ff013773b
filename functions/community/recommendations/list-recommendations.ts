import type { Recommendation } from '#shared/contract/community';
import { limits } from '#shared/limits';
import { ClothingItemEntity } from '../../table/clothing-item.ts';
import { FollowEntity } from '../../table/follow.ts';
import { OutfitEntity } from '../../table/outfit.ts';
import { ProfileEntity } from '../../table/profile.ts';
import { toCards } from '../card.ts';
import { cardsById } from '../cards-by-id.ts';
import { feedRows } from '../feed-rows.ts';
import { likedInRange, likesInRange } from '../likes-among.ts';
import { listLikes } from '../list-likes.ts';
import { scoreCard } from './score-card.ts';
import { tasteOf } from './taste.ts';

/** So many of the newest outfits are looked at, and so many of the own outfits and likes. */
const candidates = 100;
const remembered = { outfits: 10, likes: 25 };

/** The newest public outfits of others that the user has not liked yet, those most to their taste first. */
export async function listRecommendations(userId: string): Promise<Recommendation[]> {
  const [{ rows }, taste] = await Promise.all([feedRows(userId, { limit: candidates }), readTaste(userId)]);
  const ids = rows.map(({ id }) => id);
  const [likes, liked] = await Promise.all([likesInRange(ids), likedInRange(userId, ids)]);
  const judged = rows
    .filter(({ id }) => !liked.has(id))
    .map((row) => ({ row, judgement: scoreCard(row, likes.get(row.id) ?? 0, taste) }))
    // Of those that are as good the newest stands first, as in the feed.
    .toSorted((one, other) => other.judgement.recommendationScore - one.judgement.recommendationScore)
    .slice(0, limits.community.recommendations);
  const cards = await toCards(
    judged.map(({ row }) => row),
    { likes, liked },
  );
  return cards.flatMap((card, index) => {
    const judgement = judged[index]?.judgement;
    return judgement ? [{ ...card, ...judgement }] : [];
  });
}

async function readTaste(userId: string) {
  const [profile, clothes, own, follows, likes] = await Promise.all([
    ProfileEntity.get({ userId }).go(),
    ClothingItemEntity.query.byUser({ userId }).go({ limit: limits.wardrobeItems }),
    OutfitEntity.query.byUser({ userId }).go({ order: 'desc', limit: remembered.outfits }),
    FollowEntity.query.byFollower({ followerId: userId }).go({ pages: 'all' }),
    listLikes(userId, { limit: remembered.likes }),
  ]);
  return tasteOf({
    stylePreferences: profile.data?.stylePreferences ?? [],
    favoriteColors: profile.data?.favoriteColors ?? [],
    clothes: clothes.data,
    ownMoods: own.data.map(({ mood }) => mood),
    liked: await cardsById(likes.items.map(({ outfitId }) => outfitId)),
    followingIds: follows.data.map(({ followingId }) => followingId),
  });
}
