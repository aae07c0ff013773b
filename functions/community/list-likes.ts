import type { PageQuery } from '#shared/contract/page';
import { batchGet } from '../platform/batch-get.ts';
import { readAfter } from '../platform/cursor-paging.ts';
import { yearOfId } from '../platform/id-time.ts';
import { OutfitLikeEntity } from '../table/outfit-like.ts';
import { OutfitStandingEntity } from '../table/outfit-standing.ts';
import { toCards } from './card.ts';
import { cardsById } from './cards-by-id.ts';
import { likesOf } from './standings.ts';

/** The user's likes, that of the newest outfit first. */
export async function listLikes(userId: string, { limit, cursor }: PageQuery) {
  const { data, cursor: more } = await readAfter(
    cursor && OutfitLikeEntity.get({ userId, outfitId: cursor }),
    OutfitLikeEntity.query.byUser({ userId }),
    { order: 'desc', limit },
  );
  return { items: data, cursor: more ? (data.at(-1)?.outfitId ?? null) : null };
}

/** The outfits that the user likes; those that are not public any more are left out. */
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
