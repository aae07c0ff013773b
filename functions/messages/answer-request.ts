import { retryOnConflict, stillHas, tryToCommit } from '../platform/transactions.ts';
import { ConversationMemberEntity } from '../rows/messages/conversation-member.ts';
import { UnreadCountEntity } from '../rows/messages/unread-count.ts';
import { requireMember } from './conversation.ts';

const rows = { member: ConversationMemberEntity, count: UnreadCountEntity };
const attempts = 10;

/**
 * Accepts or declines a request. The sender is not told. A declined one is not listed or counted, also if more is sent,
 * until the user writes. Idempotent. Throws `not_found` if the user is not part of the conversation.
 */
export const answerRequest = (
  userId: string,
  conversationId: string,
  isAccepted: boolean,
): Promise<undefined> =>
  retryOnConflict(async () => {
    const { isRequest, isDeclined, unreadCount, lastPosition } = await requireMember(userId, conversationId);
    if (!isRequest || isDeclined) return undefined;
    return tryToCommit(rows, ({ member, count }) => [
      member
        .patch({ userId, conversationId })
        .set(isAccepted ? { isRequest: false } : { isDeclined: true, unreadCount: 0 })
        // Refused if messages were sent or read in the meantime.
        .where(stillHas({ lastPosition, unreadCount }))
        .commit(),
      ...(isAccepted ? [] : [count.upsert({ userId }).add({ messages: -unreadCount }).commit()]),
    ]);
  }, attempts);
