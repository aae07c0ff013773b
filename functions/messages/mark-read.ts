import { Service } from 'electrodb';
import type { Conversation } from '#shared/contract/messages';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import { ConversationMemberEntity } from '../table/conversation-member.ts';
import { ReadMarkEntity } from '../table/read-mark.ts';
import { requireMember, toConversation } from './conversation.ts';
import { tell } from './tell.ts';

const rows = new Service({ mark: ReadMarkEntity, member: ConversationMemberEntity });

/** Marks all messages of the other person as read; where none is unread, nothing is written and nobody told. */
export const markRead = (userId: string, conversationId: string): Promise<Conversation> =>
  retryOnConflict(
    async () => {
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
              // A message that comes in between is not read by this mark, and has to stay counted.
              .where(({ lastMessageId }, { eq }) => eq(lastMessageId, upToId))
              .commit(),
          ])
          .go(),
      );
      if (refusals.length) return conflict;
      await Promise.all([userId, otherUserId].map((id) => tell(id, { type: 'messages.read', ...mark })));
      return toConversation({ ...member, unreadCount: 0 });
    },
    () => new Error('Messages came too quickly to be marked as read.'),
  );
