import type { Message } from '#shared/contract/messages';
import { readAfter } from '../platform/cursor-paging.ts';
import { MessageEntity, type MessageRow, ReadMarkEntity } from '../rows/messages/message.ts';
import { openConversation } from './conversation.ts';
import { toMessages } from './to-messages.ts';

type Page = { limit: number; cursor?: string | undefined; after?: string | undefined };

/** Sorts after every position, because positions contain only the digits 0 to f. */
const afterEveryPosition = 'g';

/**
 * A page of a conversation's messages, oldest first. By default the newest messages, or those before `cursor`, or those
 * after `after`. Each message has the time at which its recipient read it. Leaves out messages that the user has
 * reported. Throws `not_found` if the user is not part of the conversation.
 */
export async function listMessages(userId: string, conversationId: string, { limit, cursor, after }: Page) {
  const { member, hidden } = await openConversation(userId, conversationId);
  const { otherUserId } = member;
  const position = after ?? cursor;
  const { data, last } = await readAfter(
    position && MessageEntity.get({ conversationId, position }),
    MessageEntity.query.byConversation({ conversationId }),
    { order: after ? 'asc' : 'desc', limit, consistent: true },
  );
  const messages = after ? data : data.toReversed();
  return {
    items: await withReadTimes(
      messages.filter(({ id }) => !hidden.has(id)),
      userId,
      otherUserId,
    ),
    cursor: last?.position ?? null,
  };
}

/** Adds the read time to consecutive messages: that of the recipient's first read mark at or after the message. */
async function withReadTimes(
  messages: readonly MessageRow[],
  userId: string,
  otherUserId: string,
): Promise<Message[]> {
  const [first] = messages;
  if (!first) return [];
  const { conversationId } = first;
  const marksOf = async (readerId: string) => {
    // Two read marks have at least one message between them. So a page of n messages needs at most n + 1 marks.
    const { data: marks } = await ReadMarkEntity.query
      .byReader({ conversationId, readerId })
      .between({ upTo: first.position }, { upTo: afterEveryPosition })
      .go({ limit: messages.length + 1, consistent: true });
    return marks;
  };
  const [byOther, bySelf] = await Promise.all([marksOf(otherUserId), marksOf(userId)]);
  return toMessages(userId, messages, ({ senderId, position }) => {
    const marks = senderId === userId ? byOther : bySelf;
    return marks.find(({ upTo }) => upTo >= position)?.readAt ?? null;
  });
}
