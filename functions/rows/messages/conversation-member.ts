import type { EntityItem } from 'electrodb';
import type { Conversation } from '#shared/contract/messages';
import { defineEntity, indexOf, keyOf, nullable, required } from '../../platform/table.ts';

type LastMessage = NonNullable<Conversation['lastMessage']>;

/** The value of `lastPosition` before the first message. It sorts before every position. */
export const noMessage = '0';

/**
 * One person's side of a conversation, with everything that their list shows: the other person's name and
 * avatar, the beginning of the last message, the number of unread messages. The person who starts a conversation gets a
 * row at once, the other person with the first message. The id is derived from the two people's ids, so that each pair
 * has one conversation. After a person's account is deleted, the other person's row holds `deletedPersonId` instead.
 *
 * A row takes about 0.7 kB.
 */
export const ConversationMemberEntity = defineEntity('conversation-member', {
  attributes: {
    ...required('string', 'userId', 'conversationId', 'otherUserId', 'updatedAt', 'lastPosition'),
    ...required(nullable<string>(), 'otherName', 'otherAvatarUrl'),
    lastMessage: { type: nullable<LastMessage>(), required: true },
    unreadCount: { type: 'number', required: true },
    isRequest: { type: 'boolean', required: true },
    /** Whether the person has declined the request. Absent if not. */
    isDeclined: { type: 'boolean' },
  },
  indexes: {
    byUser: keyOf('userId', 'conversationId'),
    byMoment: indexOf('userId', 'updatedAt', 'conversationId'),
  },
});
export type ConversationMemberRow = EntityItem<typeof ConversationMemberEntity>;

/**
 * Records that a conversation was started with a person who has no row of it yet. It is in that person's
 * partition. When the person's account is deleted, it leads to the other person's row.
 */
export const ConversationStartEntity = defineEntity('conversation-start', {
  attributes: required('string', 'userId', 'conversationId', 'startedBy'),
  indexes: { byUser: keyOf('userId', 'conversationId') },
});
