import type { PageQuery } from '#shared/contract/page';
import { toCards } from './card.ts';
import { feedRows } from './feed-rows.ts';
import { likedInRange, likesInRange } from './likes-among.ts';

/** A page of the public outfits of others, newest first, with three queries. */
export async function listFeed(userId: string, query: PageQuery) {
  const { rows, cursor } = await feedRows(userId, query);
  const ids = rows.map(({ id }) => id);
  const [likes, liked] = await Promise.all([likesInRange(ids), likedInRange(userId, ids)]);
  return { items: await toCards(rows, { likes, liked }), cursor };
}
