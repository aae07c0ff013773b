import { Service } from 'electrodb';
import type { Conversation } from '#shared/contract/messages';
import { AppError } from '#shared/errors';
import { hiddenFrom, requireShown } from '../domain/hidden.ts';
import { push } from '../domain/push.ts';
import { commit } from '../platform/transactions.ts';
import {
  ConversationMemberEntity,
  ConversationStartEntity,
  noMessage,
} from '../table/conversation-member.ts';
import { ProfileEntity } from '../table/profile.ts';
import { conversationIdOf, findMember, requireMember, toConversation } from './conversation.ts';

const rows = new Service({ member: ConversationMemberEntity, start: ConversationStartEntity });

/**
 * The conversation of the user with another one. If it does not exist it is created for the user, and pushed to the
 * user's sockets; the other one has it from the first message on. Idempotent, also under parallel calls; only a new one
 * is counted. Throws `request.invalid` for oneself, and `not_found` for a user without a profile, and while one of the
 * two blocks the other.
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
  const refusals = await commit(() =>
    rows.transaction
      .write(({ member, start }) => [
        member.create(row).commit(),
        start.put({ userId: otherId, conversationId, startedBy: userId }).commit(),
      ])
      .go(),
  );
  // A parallel call was faster, or a first message from the other person.
  if (refusals.length) return toConversation(await requireMember(userId, conversationId));
  const conversation = await toConversation(row);
  await push(userId, async () => ({ type: 'conversation.started', conversation }));
  return conversation;
}
