import { ConversationMemberEntity } from '../table/conversation-member.ts';
import { toConversation } from './conversation.ts';

type Query = { limit: number; cursor?: string | undefined };

/** A page of the user's conversations, the most recently updated first, in one query. */
export async function listConversations(userId: string, { limit, cursor }: Query) {
  const mine = ConversationMemberEntity.query.byMoment({ userId });
  const [updatedAt = '', conversationId = ''] = cursor?.split('_') ?? [];
  const { data, cursor: more } = await (cursor ? mine.lt({ updatedAt, conversationId }) : mine).go({
    order: 'desc',
    limit,
  });
  const last = data.at(-1);
  return {
    items: data.map(toConversation),
    cursor: more && last ? `${last.updatedAt}_${last.conversationId}` : null,
  };
}
