import type { PageQuery } from '#shared/contract/page';
import { readAfter } from '../platform/cursor-paging.ts';
import { OutfitLikeEntity } from '../rows/community/outfit-like.ts';
import { hiddenFrom, isShown } from '../rows/safety/hidden.ts';
import { cardsById } from './cards-by-id.ts';
import { isLiked, likesAmong } from './likes-among.ts';
import { toCards } from './to-cards.ts';

/**
 * A page of the user's likes, the like of the newest outfit first. It may have fewer likes than asked for, because
 * likes that were taken back are left out.
 */
export async function listLikes(userId: string, { limit, cursor }: PageQuery) {
  const { data, last } = await readAfter(
    cursor && OutfitLikeEntity.get({ userId, outfitId: cursor }),
    OutfitLikeEntity.query.byUser({ userId }),
    { order: 'desc', limit },
  );
  const items = data.filter(isLiked).map(({ outfitId, createdAt }) => ({ userId, outfitId, createdAt }));
  return { items, cursor: last?.outfitId ?? null };
}

/** The cards of the outfits on a page of the user's likes. Outfits that are hidden or no longer public are left out. */
export async function listLikedOutfits(userId: string, query: PageQuery) {
  const [{ items: likes, cursor }, hidden] = await Promise.all([
    listLikes(userId, query),
    hiddenFrom(userId),
  ]);
  const ids = likes.map(({ outfitId }) => outfitId);
  const [cards, seen] = await Promise.all([cardsById(ids), likesAmong(userId, ids)]);
  const shown = cards.filter((card) => isShown(hidden, card));
  return { items: await toCards(shown, seen), cursor };
}
