import { Service } from 'electrodb';
import type { Conversation } from '#shared/contract/messages';
import { AppError } from '#shared/errors';
import { batchGet } from '../platform/batch-get.ts';
import { commit } from '../platform/transactions.ts';
import { ConversationMemberEntity, noMessage } from '../table/conversation-member.ts';
import { ProfileEntity, type ProfileRow } from '../table/profile.ts';
import { conversationIdOf, findMember, requireMember, toConversation } from './conversation.ts';
import { tell } from './tell.ts';

const rows = new Service({ member: ConversationMemberEntity });

/** Finds the conversation of two people or begins it; it is begun once, however many ask at once. */
export async function startConversation(userId: string, otherId: string): Promise<Conversation> {
  if (otherId === userId)
    throw new AppError('request.invalid', { field: 'userId', message: 'You cannot message yourself' });
  const conversationId = conversationIdOf(userId, otherId);
  const existing = await findMember(userId, conversationId);
  if (existing) return toConversation(existing);

  const profiles = await batchGet((keys) => ProfileEntity.get(keys).go(), [{ userId }, { userId: otherId }]);
  const other = profiles.find((profile) => profile.userId === otherId);
  if (!other) throw new AppError('not_found');
  const self = profiles.find((profile) => profile.userId === userId) ?? { userId };
  const begun = { conversationId, updatedAt: new Date().toISOString() };
  const refusals = await commit(() =>
    rows.transaction
      .write(({ member }) => [
        member.create({ ...begun, ...memberOf(self, other) }).commit(),
        member.create({ ...begun, ...memberOf(other, self) }).commit(),
      ])
      .go(),
  );
  if (refusals.length) return toConversation(await requireMember(userId, conversationId));
  const [own, theirs] = [
    toConversation({ ...begun, ...memberOf(self, other) }),
    toConversation({ ...begun, ...memberOf(other, self) }),
  ];
  await Promise.all([
    tell(userId, { type: 'conversation.started', conversation: own }),
    tell(otherId, { type: 'conversation.started', conversation: theirs }),
  ]);
  return own;
}

const memberOf = ({ userId }: ProfileRow, other: ProfileRow) => ({
  userId,
  otherUserId: other.userId,
  otherName: other.displayName ?? null,
  otherAvatarUrl: other.avatarUrl ?? null,
  lastMessageId: noMessage,
  lastMessage: null,
  unreadCount: 0,
});
