import type { Spend } from '#shared/contract/define';
import type { Conversation } from '#shared/contract/messages';
import { AppError } from '#shared/errors';
import { commit } from '../platform/transactions.ts';
import {
  ConversationMemberEntity,
  ConversationStartEntity,
  noMessage,
} from '../rows/messages/conversation-member.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import { hiddenFrom, requireShown } from '../rows/safety/hidden.ts';
import { push } from '../rows/sockets/push.ts';
import { requireMember, toConversation } from './conversation.ts';
import { conversationIdOf } from './conversation-id.ts';

const rows = { member: ConversationMemberEntity, start: ConversationStartEntity };

/**
 * Returns the user's conversation with another user, and creates it if needed. A new conversation is pushed to the
 * user's sockets. The other user gets it with the first message. Idempotent, also for parallel calls. Only a new
 * conversation counts toward the daily limit. Throws `request.invalid` if the user names themselves, and `not_found` if
 * the other user has no visible profile or one of the two blocks the other.
 */
export async function startConversation(
  userId: string,
  otherId: string,
  spend: Spend,
): Promise<Conversation> {
  if (otherId === userId)
    throw new AppError('request.invalid', { field: 'userId', message: 'You cannot message yourself' });
  const conversationId = conversationIdOf(userId, otherId);
  const [existing, hidden] = await Promise.all([
    ConversationMemberEntity.read({ userId, conversationId }),
    hiddenFrom(userId),
  ]);
  requireShown(hidden, otherId);
  if (existing?.isDeclined) {
    const key = { userId, conversationId };
    await ConversationMemberEntity.patch(key).set({ isRequest: false }).remove(['isDeclined']).go();
    return toConversation({ ...existing, isRequest: false });
  }
  if (existing) return toConversation(existing);

  const { data: other } = await ProfileEntity.get({ userId: otherId }).go();
  if (!other || other.isWithheld) throw new AppError('not_found');
  await spend();
  const row = {
    userId,
    conversationId,
    otherUserId: otherId,
    otherName: other.displayName ?? null,
    otherAvatarUrl: other.avatarUrl ?? null,
    updatedAt: new Date().toISOString(),
    lastPosition: noMessage,
    lastMessage: null,
    unreadCount: 0,
    isRequest: false,
  };
  const refusals = await commit(rows, ({ member, start }) => [
    member.create(row).commit(),
    start.put({ userId: otherId, conversationId, startedBy: userId }).commit(),
  ]);
  // A parallel call was faster, or the other person sent a first message.
  if (refusals.length) return toConversation(await requireMember(userId, conversationId));
  const conversation = await toConversation(row);
  await push(userId, async () => ({ type: 'conversation.started', conversation }));
  return conversation;
}
