import type { PageQuery } from '#shared/contract/page';
import { hiddenFrom, isShown } from '../rows/safety/hidden.ts';
import { cardsById } from './cards-by-id.ts';
import { likesAmong } from './likes-among.ts';
import { listLikes } from './list-likes.ts';
import { toCards } from './to-cards.ts';

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
