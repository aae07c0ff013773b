import type { Message } from '#shared/contract/messages';
import { AppError } from '#shared/errors';
import { commit, conflict, retryOnConflict, stillHas } from '../platform/transactions.ts';
import {
  ConversationMemberEntity,
  type ConversationMemberRow,
} from '../rows/messages/conversation-member.ts';
import { findMessage, MessageEntity, type MessageRow, ReadMarkEntity } from '../rows/messages/message.ts';
import { UnreadCountEntity, unreadMessages } from '../rows/messages/unread-count.ts';
import { push } from '../rows/sockets/push.ts';
import { requireMember } from './conversation.ts';
import { toMessage } from './to-messages.ts';

const rows = { message: MessageEntity, member: ConversationMemberEntity, count: UnreadCountEntity };
const attempts = 10;

/**
 * Removes the content of a message for both people, also from their conversation lists if it is the last message. If it
 * is unread, it is not counted any more. Pushes the change to both. The empty message keeps its position. Idempotent.
 * Throws `not_found` if the user did not send the message.
 */
export const deleteMessage = (userId: string, conversationId: string, id: string): Promise<Message> =>
  retryOnConflict(async () => {
    const [member, row] = await Promise.all([
      requireMember(userId, conversationId),
      findMessage(conversationId, id),
    ]);
    if (row?.senderId !== userId) throw new AppError('not_found');
    const message = await toMessage(userId, { ...row, ...nothing });
    if (row.isDeleted) return message;
    const { otherUserId } = member;
    const other = await ConversationMemberEntity.read({ userId: otherUserId, conversationId });
    if ((await clear(row, member, other)).length) return conflict;
    await Promise.all([pushTo(userId, message), pushTo(otherUserId, message)]);
    return message;
  }, attempts);

/** The content of a deleted message. */
const nothing = { content: '', shared: null, isDeleted: true };

/** `other` is null if the other person has deleted their account. */
async function clear(row: MessageRow, own: ConversationMemberRow, other: ConversationMemberRow | null) {
  const { conversationId, position } = row;
  const isUnread = other && other.unreadCount > 0 && !(await isReadBy(other.userId, row));
  return commit(rows, ({ message, member, count }) => {
    const update = ({ userId, lastPosition, lastMessage, unreadCount }: ConversationMemberRow) =>
      member
        .patch({ userId, conversationId })
        .set({
          unreadCount: isUnread && userId === other.userId ? unreadCount - 1 : unreadCount,
          lastMessage:
            lastMessage && lastPosition === position ? { ...lastMessage, ...nothing } : lastMessage,
        })
        // Refused if messages were sent or read in the meantime.
        .where(stillHas({ lastPosition, unreadCount }))
        .commit();
    const isChanged = ({ lastPosition }: ConversationMemberRow) => lastPosition === position;
    return [
      message
        .patch({ conversationId, position })
        .set(nothing)
        .where(({ isDeleted }, { eq }) => eq(isDeleted, false))
        .commit(),
      ...(isChanged(own) ? [update(own)] : []),
      ...(other && (isUnread || isChanged(other)) ? [update(other)] : []),
      ...(isUnread ? [count.upsert({ userId: other.userId }).add({ messages: -1 }).commit()] : []),
    ];
  });
}

async function isReadBy(readerId: string, { conversationId, position }: MessageRow) {
  const { data } = await ReadMarkEntity.query
    .byReader({ conversationId, readerId })
    .gte({ upTo: position })
    .go({ limit: 1, consistent: true });
  return data.length > 0;
}

const pushTo = (userId: string, message: Message) =>
  push(userId, async () => {
    const member = await ConversationMemberEntity.read({ userId, conversationId: message.conversationId });
    const unreadCount = member?.unreadCount ?? 0;
    return { type: 'message.deleted', message, unreadCount, unreadMessages: await unreadMessages(userId) };
  });
