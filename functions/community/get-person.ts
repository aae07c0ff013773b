import type { PersonDetails } from '#shared/contract/follows';
import type { PageQuery } from '#shared/contract/page';
import { AppError } from '#shared/errors';
import { FollowEntity } from '../rows/community/follow.ts';
import { OutfitCardEntity } from '../rows/community/outfit-card.ts';
import { toPerson } from '../rows/people/person.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import { hiddenFrom, isShown, requireShown } from '../rows/safety/hidden.ts';
import { followCountsOf } from './follows.ts';
import { cardsFor } from './to-cards.ts';

/** Another person besides their outfits. Throws `not_found` if they have no profile, are withheld or hidden. */
export async function getPerson(userId: string, personId: string): Promise<PersonDetails> {
  const [{ data: profile }, counts, follow, hidden] = await Promise.all([
    ProfileEntity.get({ userId: personId }).go(),
    followCountsOf(personId),
    FollowEntity.read({ followerId: userId, followingId: personId }),
    hiddenFrom(userId),
  ]);
  requireShown(hidden, personId);
  if (!profile || (profile.isWithheld && personId !== userId)) throw new AppError('not_found');
  return { ...(await toPerson(personId, profile)), ...counts, isFollowed: follow !== null };
}

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
  return { items: await cardsFor(userId, cards), cursor: more ? (data.at(-1)?.id ?? null) : null };
}
