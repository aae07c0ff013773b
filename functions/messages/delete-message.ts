import type { Message } from '#shared/contract/messages';
import { AppError } from '#shared/errors';
import { deletedPersonId } from '#shared/rules/deleted-person';
import { commit, conflict, retryOnConflict } from '../platform/transactions.ts';
import {
  ConversationMemberEntity,
  type ConversationMemberRow,
} from '../rows/messages/conversation-member.ts';
import { findMessage } from '../rows/messages/find-message.ts';
import { MessageEntity, type MessageRow } from '../rows/messages/message.ts';
import { push } from '../rows/sockets/push.ts';
import { requireMember } from './conversation.ts';
import { toMessage } from './to-messages.ts';

const rows = { message: MessageEntity, member: ConversationMemberEntity };

/**
 * Removes the content of a message for both people, also from their conversation lists if it is the last message.
 * Pushes the change to both. The empty message keeps its position. Idempotent. Throws `not_found` if the user did not
 * send the message.
 */
export const deleteMessage = (userId: string, conversationId: string, id: string): Promise<Message> =>
  retryOnConflict(async () => {
    const [member, row] = await Promise.all([
      requireMember(userId, conversationId),
      findMessage(conversationId, id),
    ]);
    if (row?.senderId !== userId) throw new AppError('not_found');
    if (!row.isDeleted && (await clear(member, row)).length) return conflict;
    const message = await toMessage(userId, { ...row, ...nothing });
    if (!row.isDeleted)
      await Promise.all(
        [userId, member.otherUserId].map((each) =>
          push(each, async () => ({ type: 'message.deleted', message })),
        ),
      );
    return message;
  });

/** The content of a deleted message. */
const nothing = { content: '', shared: null, isDeleted: true };

const clear = (
  { userId, otherUserId, conversationId, lastPosition, lastMessage }: ConversationMemberRow,
  { position }: MessageRow,
) => {
  // A person who has deleted their account has no row of the conversation.
  const sides = otherUserId === deletedPersonId ? [userId] : [userId, otherUserId];
  return commit(rows, (entities) => [
    entities.message.patch({ conversationId, position }).set(nothing).commit(),
    ...(lastMessage && lastPosition === position ? sides : []).map((each) =>
      entities.member
        .patch({ userId: each, conversationId })
        .set({ lastMessage: { ...(lastMessage as NonNullable<typeof lastMessage>), ...nothing } })
        // Refused if a newer message was sent in the meantime.
        .where((row, { eq }) => eq(row.lastPosition, position))
        .commit(),
    ),
  ]);
};
