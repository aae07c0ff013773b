import type { PageQuery } from '#shared/contract/page';
import { batchGet } from '../platform/batch-get.ts';
import { yearOfId } from '../platform/id-time.ts';
import { OutfitStandingEntity } from '../table/outfit-standing.ts';
import { cardsById } from './cards-by-id.ts';
import { listLikes } from './list-likes.ts';
import { likesOf } from './standings.ts';
import { toCards } from './to-cards.ts';

/** The cards of the outfits on a page of the user's likes; outfits that are no longer public are left out. */
export async function listLikedOutfits(userId: string, query: PageQuery) {
  const { items: likes, cursor } = await listLikes(userId, query);
  const ids = likes.map(({ outfitId }) => outfitId);
  const [cards, standings] = await Promise.all([
    cardsById(ids),
    batchGet(
      (keys) => OutfitStandingEntity.get(keys).go(),
      ids.map((id) => ({ year: yearOfId(id), id })),
    ),
  ]);
  return { items: await toCards(cards, { likes: likesOf(standings), liked: new Set(ids) }), cursor };
}
