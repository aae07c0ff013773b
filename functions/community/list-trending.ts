import type { OutfitCard } from '#shared/contract/outfit-cards';
import { limits } from '#shared/limits';
import { hiddenFrom, isShown } from '../rows/safety/hidden.ts';
import { firstCards } from './cards-by-id.ts';
import { readTrending } from './read-statistics.ts';
import { cardsFor } from './to-cards.ts';

/**
 * The cards of other users' public outfits of the last days, ordered by likes and then newest first. Takes four reads,
 * or five if some outfits are left out.
 */
export async function listTrending(userId: string): Promise<OutfitCard[]> {
  const [trending, hidden] = await Promise.all([readTrending(), hiddenFrom(userId)]);
  const most = limits.community.trending;
  const others = await firstCards(
    trending.slice(0, 2 * most).map(({ id }) => id),
    most,
    (card) => card.userId !== userId && isShown(hidden, card),
  );
  return cardsFor(userId, others);
}
