import type { OutfitCard } from '#shared/contract/community';
import { limits } from '#shared/limits';
import { hiddenFrom, isShown } from '../domain/hidden.ts';
import { cardsById } from './cards-by-id.ts';
import { likesAmong } from './likes-among.ts';
import { readTrending } from './read-board.ts';
import { toCards } from './to-cards.ts';

/** The cards of others' public outfits of the last days: the most liked first, and then the newest. Four reads. */
export async function listTrending(userId: string): Promise<OutfitCard[]> {
  const [trending, hidden] = await Promise.all([readTrending(), hiddenFrom(userId)]);
  const ranking = trending.slice(0, 2 * limits.community.trending);
  const others = (await cardsById(ranking.map(({ id }) => id)))
    .filter((card) => card.userId !== userId && isShown(hidden, card))
    .slice(0, limits.community.trending);
  return toCards(
    others,
    await likesAmong(
      userId,
      others.map(({ id }) => id),
    ),
  );
}
