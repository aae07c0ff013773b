import type { PageQuery } from '#shared/contract/page';
import { readAfter } from '../platform/cursor-paging.ts';
import { keyInYear } from '../platform/id-time.ts';
import { readTogether } from '../platform/read-together.ts';
import { FollowEntity } from '../rows/community/follow.ts';
import { FollowedOutfitEntity } from '../rows/community/followed-outfit.ts';
import { OutfitCardEntity } from '../rows/community/outfit-card.ts';
import { OutfitLikeEntity } from '../rows/community/outfit-like.ts';
import { OutfitStandingEntity } from '../rows/community/outfit-standing.ts';
import { hiddenFrom, isShown } from '../rows/safety/hidden.ts';
import { likesSeen } from './likes-among.ts';
import { toCards } from './to-cards.ts';

/**
 * A page of the public outfits of the people whom the user follows, newest first. Takes one query for the feed, one for
 * what is hidden from the user, and one batch read per 100 rows of cards, likes and follows. Hidden or deleted outfits
 * are left out, and so are outfits of people who are no longer followed. A page before the last one may therefore be
 * shorter than asked for, or empty.
 */
export async function listFollowedFeed(userId: string, { limit, cursor }: PageQuery) {
  const [{ data, last }, hidden] = await Promise.all([
    readAfter(
      cursor && FollowedOutfitEntity.get({ userId, outfitId: cursor }),
      FollowedOutfitEntity.query.byUser({ userId }),
      { order: 'desc', limit },
    ),
    hiddenFrom(userId),
  ]);
  const authorIds = new Set(data.map(({ authorId }) => authorId));
  const rowsOf = await readTogether([
    ...data.flatMap(({ outfitId }) => {
      const key = keyInYear(outfitId);
      return [
        OutfitCardEntity.get(key),
        OutfitStandingEntity.get(key),
        OutfitLikeEntity.get({ userId, outfitId }),
      ];
    }),
    ...[...authorIds].map((followingId) => FollowEntity.get({ followerId: userId, followingId })),
  ]);
  const followed = new Set(rowsOf(FollowEntity).map(({ followingId }) => followingId));
  const cards = new Map(rowsOf(OutfitCardEntity).map((card) => [card.id, card]));
  const shown = data
    .flatMap(({ outfitId }) => cards.get(outfitId) ?? [])
    .filter((card) => followed.has(card.userId) && isShown(hidden, card));
  const likes = likesSeen(rowsOf(OutfitStandingEntity), rowsOf(OutfitLikeEntity));
  return { items: await toCards(shown, likes), cursor: last?.outfitId ?? null };
}
