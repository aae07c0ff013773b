import type { PageQuery } from '#shared/contract/page';
import { OutfitCardEntity } from '../rows/community/outfit-card.ts';
import { hiddenFrom, isShown, requireShown } from '../rows/safety/hidden.ts';
import { cardsFor } from './to-cards.ts';

/**
 * A page of a person's public outfits, newest first. Takes one index query, one read of what is hidden, and one batch
 * read for the likes. Throws `not_found` for a person who is hidden from the user.
 */
export async function listPersonOutfits(userId: string, personId: string, { limit, cursor }: PageQuery) {
  const theirs = OutfitCardEntity.query.byAuthor({ userId: personId });
  const [{ data, cursor: more }, hidden] = await Promise.all([
    (cursor ? theirs.lt({ id: cursor }) : theirs).go({ order: 'desc', limit }),
    hiddenFrom(userId),
  ]);
  requireShown(hidden, personId);
  const cards = data.filter((card) => isShown(hidden, card));
  return {
    items: await cardsFor(userId, cards),
    cursor: more ? (data.at(-1)?.id ?? null) : null,
  };
}
