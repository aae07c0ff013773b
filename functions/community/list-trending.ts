import { v7 as uuidv7 } from 'uuid';
import type { OutfitCard } from '#shared/contract/community';
import { limits } from '#shared/limits';
import { yearOfId } from '../platform/id-time.ts';
import { OutfitStandingEntity } from '../table/outfit-standing.ts';
import { cardsById } from './cards-by-id.ts';
import { likedAmong } from './likes-among.ts';
import { byLikes, likesOf } from './standings.ts';
import { toCards } from './to-cards.ts';

const { trending, trendingDays } = limits.community;

/** The cards of others' public outfits of the last days: the most liked first, and then the newest. */
export async function listTrending(userId: string): Promise<OutfitCard[]> {
  const since = uuidv7({
    msecs: Date.now() - trendingDays * 24 * 60 * 60 * 1000,
    random: new Uint8Array(16),
  });
  const until = uuidv7();
  const years = [...new Set([yearOfId(since), yearOfId(until)])];
  const recent = await Promise.all(
    years.map((year) =>
      OutfitStandingEntity.query.byYear({ year }).between({ id: since }, { id: until }).go({ pages: 'all' }),
    ),
  );
  const others = recent.flatMap(({ data }) => data).filter((standing) => standing.userId !== userId);
  const top = byLikes(others).slice(0, trending);
  const ids = top.map(({ id }) => id);
  const [cards, liked] = await Promise.all([cardsById(ids), likedAmong(userId, ids)]);
  return toCards(cards, { likes: likesOf(top), liked });
}
