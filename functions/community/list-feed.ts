import type { PageQuery } from '#shared/contract/page';
import { hiddenFrom } from '../rows/safety/hidden.ts';
import { feedRows } from './feed-rows.ts';
import { likesInRange } from './likes-among.ts';
import { toCards } from './to-cards.ts';

/** A page of other users' public outfits, newest first. Takes four reads, or five if `feedRows` makes two queries. */
export async function listFeed(userId: string, query: PageQuery) {
  const { rows, cursor } = await feedRows(userId, await hiddenFrom(userId), query);
  const ids = rows.map(({ id }) => id);
  return { items: await toCards(rows, await likesInRange(userId, ids)), cursor };
}
