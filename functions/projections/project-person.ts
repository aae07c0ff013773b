import { Service } from 'electrodb';
import { hide, publicationEntities } from '../domain/publication.ts';
import { yearOfId } from '../platform/id-time.ts';
import { inTurns } from '../platform/in-turns.ts';
import { commit } from '../platform/transactions.ts';
import { ConversationMemberEntity } from '../table/conversation-member.ts';
import { OutfitEntity } from '../table/outfit.ts';
import { ProfileEntity, type ProfileRow } from '../table/profile.ts';

const rows = new Service({
  profile: ProfileEntity,
  outfit: OutfitEntity,
  ...publicationEntities,
  member: ConversationMemberEntity,
});
type Check = ReturnType<Parameters<Parameters<typeof rows.transaction.write>[0]>[0]['profile']['check']>;
/** How many copies are written at a time. */
const atOnce = 25;

/** The condition that a profile has not changed since it was read; null for one that was not there. */
export const sameVersion =
  (profile: ProfileRow | null): Parameters<Check['where']>[0] =>
  ({ version }, { notExists, eq }) =>
    profile?.version === undefined ? notExists(version) : eq(version, profile.version);

/**
 * Writes a person's name and avatar, as they are now, to every copy of them: their cards in the community and the
 * conversation rows of the people they write with. Copies exist so that those lists need no read of profiles. A copy
 * that is gone is passed over. So is every copy once the profile has changed again, which brings a projection of its
 * own. The cards of a withheld person are taken away.
 */
export async function projectPerson(userId: string): Promise<void> {
  const { data: profile } = await ProfileEntity.get({ userId }).go({ consistent: true });
  const [outfits, conversations] = await Promise.all([
    OutfitEntity.query
      .byUser({ userId })
      .go({ pages: 'all', consistent: true, attributes: ['id', 'isPublic'] }),
    ConversationMemberEntity.query
      .byUser({ userId })
      .go({ pages: 'all', consistent: true, attributes: ['conversationId', 'otherUserId'] }),
  ]);
  const writes = [
    ...outfits.data
      .filter(({ isPublic }) => isPublic)
      .map(
        ({ id }) =>
          () =>
            profile?.isWithheld ? hideCard(profile, id) : nameOnCard(userId, id, profile),
      ),
    ...conversations.data.map(
      ({ conversationId, otherUserId }) =>
        () =>
          nameIn(otherUserId, conversationId, profile, userId),
    ),
  ];
  await inTurns(writes, (write) => write(), atOnce);
}

const nameOnCard = (userId: string, id: string, profile: ProfileRow | null): Promise<string[]> =>
  commit(() =>
    rows.transaction
      .write(({ profile: source, card }) => [
        source.check({ userId }).where(sameVersion(profile)).commit(),
        card
          .patch({ year: yearOfId(id), id })
          .set({ authorName: profile?.displayName ?? null, authorAvatarUrl: profile?.avatarUrl ?? null })
          .commit(),
      ])
      .go(),
  );

const hideCard = (profile: ProfileRow, id: string): Promise<string[]> =>
  commit(() =>
    rows.transaction
      .write(({ profile: source, outfit, ...community }) => [
        source.check({ userId: profile.userId }).where(sameVersion(profile)).commit(),
        // The standing of a deleted outfit must not come back.
        outfit
          .check({ userId: profile.userId, id })
          .where((row, { exists }) => exists(row.id))
          .commit(),
        ...hide(community, { userId: profile.userId, id }),
      ])
      .go(),
  );

/** Writes the other person's name and avatar, as they are now, to one side of a conversation. */
export async function projectMember(userId: string, conversationId: string): Promise<void> {
  const { data: member } = await ConversationMemberEntity.get({ userId, conversationId }).go({
    consistent: true,
  });
  if (!member) return;
  const { data: other } = await ProfileEntity.get({ userId: member.otherUserId }).go({ consistent: true });
  const isCurrent =
    member.otherName === (other?.displayName ?? null) && member.otherAvatarUrl === (other?.avatarUrl ?? null);
  if (!isCurrent) await nameIn(userId, conversationId, other, member.otherUserId);
}

const nameIn = (
  userId: string,
  conversationId: string,
  other: ProfileRow | null,
  otherUserId: string,
): Promise<string[]> =>
  commit(() =>
    rows.transaction
      .write(({ profile: source, member }) => [
        source.check({ userId: otherUserId }).where(sameVersion(other)).commit(),
        member
          .patch({ userId, conversationId })
          .set({ otherName: other?.displayName ?? null, otherAvatarUrl: other?.avatarUrl ?? null })
          .commit(),
      ])
      .go(),
  );
