import type { OutfitCard } from '#shared/contract/community';
import { limits } from '#shared/limits';
import { hiddenFrom, isShown } from '../domain/hidden.ts';
import { firstCards } from './cards-by-id.ts';
import { likesAmong } from './likes-among.ts';
import { readTrending } from './read-board.ts';
import { toCards } from './to-cards.ts';

/** The cards of others' public outfits of the last days: the most liked first, and then the newest. Four reads, or five where some are left out. */
export async function listTrending(userId: string): Promise<OutfitCard[]> {
  const [trending, hidden] = await Promise.all([readTrending(), hiddenFrom(userId)]);
  const most = limits.community.trending;
  const others = await firstCards(
    trending.slice(0, 2 * most).map(({ id }) => id),
    most,
    (card) => card.userId !== userId && isShown(hidden, card),
  );
  return toCards(
    others,
    await likesAmong(
      userId,
      others.map(({ id }) => id),
    ),
  );
}
