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
import { pushEvent } from './push-event.ts';

const rows = new Service({ message: MessageEntity, member: ConversationMemberEntity });
const attempts = 10;

/**
 * Stores a message and, in the same transaction, updates both users' rows of the conversation; then pushes it
 * to both. If another message was stored meanwhile, this one gets a later id and is tried again, so that the
 * last message of a conversation is always the newest. Throws `not_found` for a conversation without the
 * user.
 */
export const sendMessage = (userId: string, conversationId: string, content: string): Promise<Message> =>
  retryOnConflict(async () => {
    const sender = await requireMember(userId, conversationId);
    const message = newMessage(sender, content);
    if ((await put(sender, message)).length) return conflict;
    await pushToBoth(sender, { ...message, readAt: null });
    return { ...message, readAt: null };
  }, attempts);

/**
 * A message whose time-ordered id is later than the last message's, even if the clock is behind that message.
 */
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
  const changes = {
    updatedAt: createdAt,
    lastMessageId: id,
    lastMessage: { id, senderId, createdAt, content: content.slice(0, limits.message.preview) },
  };
  return commit(() =>
    rows.transaction
      .write((entities) => {
        const updateMember = (userId: string, unread: number) =>
          entities.member
            .patch({ userId, conversationId })
            .set(changes)
            .add({ unreadCount: unread })
            .where(({ lastMessageId }, { lt }) => lt(lastMessageId, id))
            .commit();
        return [
          entities.message.create(message).commit(),
          updateMember(sender.userId, 0),
          updateMember(sender.otherUserId, 1),
        ];
      })
      .go(),
  );
}

/** Pushes a message to both users, each with the own view of the conversation. */
async function pushToBoth({ userId, otherUserId, conversationId }: ConversationMemberRow, message: Message) {
  const members = await batchGet(
    (keys) => ConversationMemberEntity.get(keys).go({ consistent: true }),
    [userId, otherUserId].map((id) => ({ userId: id, conversationId })),
  );
  await Promise.all(
    members.map((member) =>
      pushEvent(member.userId, { type: 'message.sent', message, conversation: toConversation(member) }),
    ),
  );
}
