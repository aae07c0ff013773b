import type { PersonDetails } from '#shared/contract/follows';
import { AppError } from '#shared/errors';
import { FollowEntity } from '../rows/community/follow.ts';
import { toPerson } from '../rows/people/person.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import { hiddenFrom, requireShown } from '../rows/safety/hidden.ts';
import { followCountsOf } from './follows.ts';

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
