import type { Conversation } from '#shared/contract/messages';
import { commit, conflict, retryOnConflict, stillHas } from '../platform/transactions.ts';
import { ConversationMemberEntity } from '../rows/messages/conversation-member.ts';
import { ReadMarkEntity } from '../rows/messages/message.ts';
import { UnreadCountEntity, unreadMessages } from '../rows/messages/unread-count.ts';
import { push } from '../rows/sockets/push.ts';
import { requireMember, toConversation } from './conversation.ts';

const rows = { mark: ReadMarkEntity, member: ConversationMemberEntity, count: UnreadCountEntity };
const attempts = 10;

/**
 * Marks all messages that the user received in a conversation as read and pushes this to both users. Does nothing if no
 * message is unread. Retried if a message arrives in the meantime. Throws `not_found` if the user is not part of the
 * conversation.
 */
export const markRead = (userId: string, conversationId: string): Promise<Conversation> =>
  retryOnConflict(async () => {
    const member = await requireMember(userId, conversationId);
    const { lastPosition: upTo, otherUserId, unreadCount } = member;
    if (unreadCount === 0) return toConversation(member);
    const mark = { conversationId, readerId: userId, upTo, readAt: new Date().toISOString() };
    const refusals = await commit(rows, (entities) => [
      entities.mark.put(mark).commit(),
      entities.member
        .patch({ userId, conversationId })
        .set({ unreadCount: 0 })
        // Refused if a newer message exists, because this mark does not cover it and it must stay unread. Also
        // refused if another request has marked the same messages, so that they are not subtracted from the count
        // twice.
        .where(stillHas({ lastPosition: upTo, unreadCount }))
        .commit(),
      entities.count.upsert({ userId }).add({ messages: -unreadCount }).commit(),
    ]);
    if (refusals.length) return conflict;
    const event = { type: 'messages.read', ...mark } as const;
    await Promise.all([
      push(userId, async () => ({ ...event, unreadMessages: await unreadMessages(userId) })),
      push(otherUserId, async () => ({ ...event, unreadMessages: null })),
    ]);
    return toConversation({ ...member, unreadCount: 0 });
  }, attempts);
