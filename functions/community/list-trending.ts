import type { OutfitCard } from '#shared/contract/community';
import { limits } from '#shared/limits';
import { hiddenFrom, isShown } from '../domain/hidden.ts';
import { cardsById } from './cards-by-id.ts';
import { likedAmong } from './likes-among.ts';
import { readTrending } from './read-board.ts';
import { likesOf } from './standings.ts';
import { toCards } from './to-cards.ts';

/** The cards of others' public outfits of the last days: the most liked first, and then the newest. Four reads. */
export async function listTrending(userId: string): Promise<OutfitCard[]> {
  const [trending, hidden] = await Promise.all([readTrending(), hiddenFrom(userId)]);
  const ranking = trending.slice(0, 2 * limits.community.trending);
  const ids = ranking.map(({ id }) => id);
  const [cards, liked] = await Promise.all([cardsById(ids), likedAmong(userId, ids)]);
  const others = cards
    .filter((card) => card.userId !== userId && isShown(hidden, card))
    .slice(0, limits.community.trending);
  return toCards(others, { likes: likesOf(ranking), liked });
}
