import { Service } from 'electrodb';
import type { Conversation } from '#shared/contract/messages';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import { ConversationMemberEntity } from '../table/conversation-member.ts';
import { ReadMarkEntity } from '../table/read-mark.ts';
import { requireMember, toConversation } from './conversation.ts';
import { pushEvent } from './push-event.ts';

const rows = new Service({ mark: ReadMarkEntity, member: ConversationMemberEntity });
const attempts = 10;

/**
 * Marks all messages that the user received in a conversation as read and pushes that to both users; does
 * nothing if none is unread. Retried if a message arrives meanwhile. Throws `not_found` for a conversation
 * without the user.
 */
export const markRead = (userId: string, conversationId: string): Promise<Conversation> =>
  retryOnConflict(async () => {
    const member = await requireMember(userId, conversationId);
    if (member.unreadCount === 0) return toConversation(member);
    const { lastMessageId: upToId, otherUserId } = member;
    const mark = { conversationId, readerId: userId, upToId, readAt: new Date().toISOString() };
    const refusals = await commit(() =>
      rows.transaction
        .write((entities) => [
          entities.mark.put(mark).commit(),
          entities.member
            .patch({ userId, conversationId })
            .set({ unreadCount: 0 })
            // Refused if a newer message exists, which this mark does not cover and which must stay unread.
            .where(({ lastMessageId }, { eq }) => eq(lastMessageId, upToId))
            .commit(),
        ])
        .go(),
    );
    if (refusals.length) return conflict;
    await Promise.all([userId, otherUserId].map((id) => pushEvent(id, { type: 'messages.read', ...mark })));
    return toConversation({ ...member, unreadCount: 0 });
  }, attempts);
