import { keyInYear } from '../platform/id-time.ts';
import { inTurns } from '../platform/in-turns.ts';
import { readAll } from '../platform/table.ts';
import { commit, onlyIf, stillHas } from '../platform/transactions.ts';
import { hide, publicationEntities } from '../rows/community/publication.ts';
import { ConversationMemberEntity } from '../rows/messages/conversation-member.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { ProfileEntity, type ProfileRow } from '../rows/people/profile.ts';

const rows = {
  profile: ProfileEntity,
  outfit: OutfitEntity,
  ...publicationEntities,
  member: ConversationMemberEntity,
};
/** How many copies are written at the same time. */
const atOnce = 25;

/**
 * Writes a person's current name and avatar to all copies: the person's cards in the community, and the conversation
 * rows of the people they write with. The copies exist so that these lists need no reads of profiles. Skips copies that
 * are deleted. Also skips all copies if the profile has changed again, because that change causes its own projection.
 * Removes the cards of a withheld person.
 */
export async function projectPerson(userId: string): Promise<void> {
  const profile = await ProfileEntity.read({ userId });
  const [outfits, conversations] = await Promise.all([
    readAll(OutfitEntity.query.byUser({ userId }), 'id', 'isPublic'),
    readAll(ConversationMemberEntity.query.byUser({ userId }), 'conversationId', 'otherUserId'),
  ]);
  const writes = [
    ...outfits
      .filter(({ isPublic }) => isPublic)
      .map(
        ({ id }) =>
          () =>
            profile?.isWithheld ? hideCard(profile, id) : nameOnCard(userId, id, profile),
      ),
    ...conversations.map(
      ({ conversationId, otherUserId }) =>
        () =>
          nameIn(otherUserId, conversationId, profile, userId),
    ),
  ];
  await inTurns(writes, (write) => write(), atOnce);
}

const nameOnCard = (userId: string, id: string, profile: ProfileRow | null): Promise<string[]> =>
  commit(rows, ({ profile: source, card }) => [
    onlyIf(source.check({ userId }), stillHas({ version: profile?.version })),
    card
      .patch(keyInYear(id))
      .set({ authorName: profile?.displayName ?? null, authorAvatarUrl: profile?.avatarUrl ?? null })
      .commit(),
  ]);

const hideCard = (profile: ProfileRow, id: string): Promise<string[]> =>
  commit(rows, ({ profile: source, outfit, ...community }) => [
    onlyIf(source.check({ userId: profile.userId }), stillHas({ version: profile.version })),
    // Prevents this from creating the standing of a deleted outfit again.
    onlyIf(outfit.check({ userId: profile.userId, id }), (row, { exists }) => exists(row.id)),
    ...hide(community, { userId: profile.userId, id }),
  ]);

/** Writes the other person's current name and avatar to one member's row of a conversation. */
export async function projectMember(userId: string, conversationId: string): Promise<void> {
  const member = await ConversationMemberEntity.read({ userId, conversationId });
  if (!member) return;
  const other = await ProfileEntity.read({ userId: member.otherUserId });
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
  commit(rows, ({ profile: source, member }) => [
    onlyIf(source.check({ userId: otherUserId }), stillHas({ version: other?.version })),
    member
      .patch({ userId, conversationId })
      .set({ otherName: other?.displayName ?? null, otherAvatarUrl: other?.avatarUrl ?? null })
      .commit(),
  ]);
