import type { Conversation } from '#shared/contract/messages';
import type { PageQuery } from '#shared/contract/page';
import { AppError } from '#shared/errors';
import { deletedPersonId, deletedPersonName } from '#shared/rules/deleted-person';
import {
  ConversationMemberEntity,
  type ConversationMemberRow,
} from '../rows/messages/conversation-member.ts';
import { toAvatarUrl } from '../rows/people/person.ts';
import { type Hidden, hiddenFrom, requireShown } from '../rows/safety/hidden.ts';
import { inOrder } from './conversation-id.ts';

/** The user's row of a conversation. Throws `not_found` if there is none, or if one of the two blocks the other. */
export async function requireMember(userId: string, conversationId: string): Promise<ConversationMemberRow> {
  return (await openConversation(userId, conversationId)).member;
}

/** The same row as `requireMember` and the set of everything that is hidden from the user. Throws the same errors. */
export async function openConversation(
  userId: string,
  conversationId: string,
): Promise<{ member: ConversationMemberRow; hidden: Hidden }> {
  const [member, hidden] = await Promise.all([
    ConversationMemberEntity.read({ userId, conversationId }),
    hiddenFrom(userId),
  ]);
  if (!member) throw new AppError('not_found');
  requireShown(hidden, member.otherUserId);
  return { member, hidden };
}

/** Converts a user's row of a conversation to the contract. Leaves out a last message that the user reported. */
export async function toConversation(member: ConversationMemberRow, hidden?: Hidden): Promise<Conversation> {
  const { conversationId, userId, otherUserId, otherName, otherAvatarUrl } = member;
  const { updatedAt, lastMessage, unreadCount, isRequest } = member;
  const [participant1Id, participant2Id] = inOrder(userId, otherUserId);
  return {
    id: conversationId,
    participant1Id,
    participant2Id,
    updatedAt,
    otherUser: {
      id: otherUserId,
      displayName: otherUserId === deletedPersonId ? deletedPersonName : otherName,
      avatarUrl: await toAvatarUrl(otherAvatarUrl),
    },
    lastMessage: lastMessage && hidden?.has(lastMessage.id) ? null : lastMessage,
    unreadCount,
    isRequest,
  };
}

/**
 * A page of the user's conversations, most recently updated first, in one query. Leaves out declined requests, and
 * conversations with hidden people, which appear again when the block ends.
 */
export async function listConversations(userId: string, { limit, cursor }: PageQuery) {
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
