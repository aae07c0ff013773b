import { Service } from 'electrodb';
import { v7 as uuidv7 } from 'uuid';
import type { Message } from '#shared/contract/messages';
import { limits } from '#shared/limits';
import { batchGet } from '../platform/batch-get.ts';
import { timeOfId } from '../platform/id-time.ts';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import {
  ConversationMemberEntity,
  type ConversationMemberRow,
  noMessage,
} from '../table/conversation-member.ts';
import { MessageEntity } from '../table/message.ts';
import { requireMember, toConversation } from './conversation.ts';
import { tell } from './tell.ts';

const rows = new Service({ message: MessageEntity, member: ConversationMemberEntity });

/** Writes a message into a conversation and both people's lists, and tells them both. */
export const sendMessage = (userId: string, conversationId: string, content: string): Promise<Message> =>
  retryOnConflict(
    async () => {
      const sender = await requireMember(userId, conversationId);
      const message = newMessage(sender, content);
      // A message that another one has overtaken meanwhile is dated again: the last one is always the newest.
      if ((await put(sender, message)).length) return conflict;
      await tellBoth(sender, { ...message, readAt: null });
      return { ...message, readAt: null };
    },
    () => new Error('A message was overtaken again and again.'),
  );

/** Newer than the last one, also where the clock of the machine that wrote that one is ahead. */
function newMessage({ userId, conversationId, lastMessageId }: ConversationMemberRow, content: string) {
  const last = lastMessageId === noMessage ? 0 : timeOfId(lastMessageId);
  const id = Date.now() > last ? uuidv7() : uuidv7({ msecs: last + 1 });
  return {
    id,
    conversationId,
    senderId: userId,
    content,
    createdAt: new Date(timeOfId(id)).toISOString(),
  };
}

function put(sender: ConversationMemberRow, message: Omit<Message, 'readAt'>) {
  const { conversationId, id, senderId, createdAt, content } = message;
  const news = {
    updatedAt: createdAt,
    lastMessageId: id,
    lastMessage: { id, senderId, createdAt, content: content.slice(0, limits.message.preview) },
  };
  return commit(() =>
    rows.transaction
      .write((entities) => {
        const hear = (userId: string, unread: number) =>
          entities.member
            .patch({ userId, conversationId })
            .set(news)
            .add({ unreadCount: unread })
            .where(({ lastMessageId }, { lt }) => lt(lastMessageId, id))
            .commit();
        return [
          entities.message.create(message).commit(),
          hear(sender.userId, 0),
          hear(sender.otherUserId, 1),
        ];
      })
      .go(),
  );
}

async function tellBoth({ userId, otherUserId, conversationId }: ConversationMemberRow, message: Message) {
  const members = await batchGet(
    (keys) => ConversationMemberEntity.get(keys).go({ consistent: true }),
    [userId, otherUserId].map((id) => ({ userId: id, conversationId })),
  );
  await Promise.all(
    members.map((member) =>
      tell(member.userId, { type: 'message.sent', message, conversation: toConversation(member) }),
    ),
  );
}
