import { ConversationMemberEntity } from '../rows/messages/conversation-member.ts';
import { hiddenFrom } from '../rows/safety/hidden.ts';
import { toConversation } from './conversation.ts';

type Query = { limit: number; cursor?: string | undefined };

/**
 * A page of the user's conversations, most recently updated first, in one query. Leaves out declined requests, and
 * conversations with hidden people, which appear again when the block ends.
 */
export async function listConversations(userId: string, { limit, cursor }: Query) {
  const mine = ConversationMemberEntity.query.byMoment({ userId });
  const [updatedAt = '', conversationId = ''] = cursor?.split('_') ?? [];
  const [{ data, cursor: more }, hidden] = await Promise.all([
    (cursor ? mine.lt({ updatedAt, conversationId }) : mine).go({ order: 'desc', limit }),
    hiddenFrom(userId),
  ]);
  const last = data.at(-1);
  return {
    items: await Promise.all(
      data
        .filter(({ otherUserId, isDeclined }) => !isDeclined && !hidden.has(otherUserId))
        .map((member) => toConversation(member, hidden)),
    ),
    cursor: more && last ? `${last.updatedAt}_${last.conversationId}` : null,
  };
}
