import type { Message } from '#shared/contract/messages';
import { readAfter } from '../platform/cursor-paging.ts';
import { MessageEntity, type MessageRow } from '../table/message.ts';
import { ReadMarkEntity } from '../table/read-mark.ts';
import { openConversation } from './conversation.ts';
import { toMessages } from './to-messages.ts';

type Page = { limit: number; cursor?: string | undefined; after?: string | undefined };

/** Sorts after every position, because positions consist of the digits 0 to f. */
const afterEveryPosition = 'g';

/**
 * A page of a conversation's messages, the oldest of it first: the newest ones, those before `cursor`, or those after
 * `after`. Each has the time at which its recipient read it. Messages that the user has reported are left out. Throws
 * `not_found` for a conversation without the user.
 */
export async function listMessages(userId: string, conversationId: string, { limit, cursor, after }: Page) {
  const { member, hidden } = await openConversation(userId, conversationId);
  const { otherUserId } = member;
  const position = after ?? cursor;
  const { data, cursor: more } = await readAfter(
    position && MessageEntity.get({ conversationId, position }),
    MessageEntity.query.byConversation({ conversationId }),
    { order: after ? 'asc' : 'desc', limit, consistent: true },
  );
  const messages = after ? data : data.toReversed();
  const next = after ? messages.at(-1) : messages[0];
  return {
    items: await withReadTimes(
      messages.filter(({ id }) => !hidden.has(id)),
      userId,
      otherUserId,
    ),
    cursor: more && next ? next.position : null,
  };
}

/** Messages that follow each other, each with the time of the first read mark at or after it. */
async function withReadTimes(
  messages: readonly MessageRow[],
  userId: string,
  otherUserId: string,
): Promise<Message[]> {
  const [first] = messages;
  if (!first) return [];
  const { conversationId } = first;
  const marksOf = async (readerId: string) => {
    // Two read marks have at least one message between them: a page of n messages concerns at most n + 1
    // marks.
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
