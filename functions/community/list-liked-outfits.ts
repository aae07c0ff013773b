import type { PageQuery } from '#shared/contract/page';
import { hiddenFrom, isShown } from '../domain/hidden.ts';
import { batchGet } from '../platform/batch-get.ts';
import { yearOfId } from '../platform/id-time.ts';
import { OutfitStandingEntity } from '../table/outfit-standing.ts';
import { cardsById } from './cards-by-id.ts';
import { listLikes } from './list-likes.ts';
import { likesOf } from './standings.ts';
import { toCards } from './to-cards.ts';

/** The cards of the outfits on a page of the user's likes; outfits that are hidden or no longer public are left out. */
export async function listLikedOutfits(userId: string, query: PageQuery) {
  const [{ items: likes, cursor }, hidden] = await Promise.all([
    listLikes(userId, query),
    hiddenFrom(userId),
  ]);
  const ids = likes.map(({ outfitId }) => outfitId);
  const [cards, standings] = await Promise.all([
    cardsById(ids),
    batchGet(
      (keys) => OutfitStandingEntity.get(keys).go(),
      ids.map((id) => ({ year: yearOfId(id), id })),
    ),
  ]);
  const shown = cards.filter((card) => isShown(hidden, card));
  return { items: await toCards(shown, { likes: likesOf(standings), liked: new Set(ids) }), cursor };
}
