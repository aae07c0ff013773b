import type { PageQuery } from '#shared/contract/page';
import { readAfter } from '../platform/cursor-paging.ts';
import { MessageEntity } from '../table/message.ts';
import { ReadMarkEntity } from '../table/read-mark.ts';
import { openConversation } from './conversation.ts';

/** Sorts after every id, because ids consist of the digits 0 to f. */
const afterEveryId = 'g';

/**
 * A page of a conversation's messages: the newest, or those before the cursor; in a page the oldest comes
 * first. Each has the time at which its recipient read it. Messages that the user has
 * reported are left out. Throws `not_found` for a conversation without the
 * user.
 */
export async function listMessages(userId: string, conversationId: string, { limit, cursor }: PageQuery) {
  const { member, hidden } = await openConversation(userId, conversationId);
  const { otherUserId } = member;
  const { data, cursor: more } = await readAfter(
    cursor && MessageEntity.get({ conversationId, id: cursor }),
    MessageEntity.query.byConversation({ conversationId }),
    { order: 'desc', limit, consistent: true },
  );
  const messages = data.toReversed();
  const first = messages[0]?.id;
  if (!first) return { items: [], cursor: null };

  const marksOf = async (readerId: string) => {
    // Two read marks have at least one message between them: a page of n messages concerns at most n + 1
    // marks.
    const { data: marks } = await ReadMarkEntity.query
      .byReader({ conversationId, readerId })
      .between({ upToId: first }, { upToId: afterEveryId })
      .go({ limit: messages.length + 1, consistent: true });
    return marks;
  };
  const [byOther, bySelf] = await Promise.all([marksOf(otherUserId), marksOf(userId)]);
  return {
    items: messages
      .filter(({ id }) => !hidden.has(id))
      .map((message) => {
        const marks = message.senderId === userId ? byOther : bySelf;
        return { ...message, readAt: marks.find(({ upToId }) => upToId >= message.id)?.readAt ?? null };
      }),
    cursor: more ? first : null,
  };
}
