import { Service } from 'electrodb';
import type { Conversation } from '#shared/contract/messages';
import { AppError } from '#shared/errors';
import { hiddenFrom, requireShown } from '../domain/hidden.ts';
import { batchGet } from '../platform/batch-get.ts';
import { commit } from '../platform/transactions.ts';
import { ConversationMemberEntity, noMessage } from '../table/conversation-member.ts';
import { ProfileEntity, type ProfileRow } from '../table/profile.ts';
import { conversationIdOf, findMember, requireMember, toConversation } from './conversation.ts';
import { pushEvent } from './push-event.ts';

const rows = new Service({ member: ConversationMemberEntity });

/**
 * The conversation of the user with another one, created and pushed to both if it does not exist. Idempotent,
 * also under parallel calls; only a new one is counted. Throws `request.invalid` for oneself, and `not_found` for a user
 * without a profile, and while one of the two blocks the other.
 */
export async function startConversation(
  userId: string,
  otherId: string,
  spend: () => Promise<void>,
): Promise<Conversation> {
  if (otherId === userId)
    throw new AppError('request.invalid', { field: 'userId', message: 'You cannot message yourself' });
  const conversationId = conversationIdOf(userId, otherId);
  const [existing, hidden] = await Promise.all([findMember(userId, conversationId), hiddenFrom(userId)]);
  requireShown(hidden, otherId);
  if (existing) return toConversation(existing);

  const profiles = await batchGet((keys) => ProfileEntity.get(keys).go(), [{ userId }, { userId: otherId }]);
  const other = profiles.find((profile) => profile.userId === otherId);
  if (!other || other.isWithheld) throw new AppError('not_found');
  await spend();
  const self = profiles.find((profile) => profile.userId === userId) ?? { userId };
  const created = { conversationId, updatedAt: new Date().toISOString() };
  const refusals = await commit(() =>
    rows.transaction
      .write(({ member }) => [
        member.create({ ...created, ...memberOf(self, other) }).commit(),
        member.create({ ...created, ...memberOf(other, self) }).commit(),
      ])
      .go(),
  );
  if (refusals.length) return toConversation(await requireMember(userId, conversationId));
  const [own, theirs] = [
    toConversation({ ...created, ...memberOf(self, other) }),
    toConversation({ ...created, ...memberOf(other, self) }),
  ];
  await Promise.all([
    pushEvent(userId, { type: 'conversation.started', conversation: own }),
    pushEvent(otherId, { type: 'conversation.started', conversation: theirs }),
  ]);
  return own;
}

/** One user's row of a conversation, with a copy of the other's name and avatar. */
const memberOf = ({ userId }: ProfileRow, other: ProfileRow) => ({
  userId,
  otherUserId: other.userId,
  otherName: other.displayName ?? null,
  otherAvatarUrl: other.avatarUrl ?? null,
  lastMessageId: noMessage,
  lastMessage: null,
  unreadCount: 0,
});
