import { Entity, type EntityItem } from 'electrodb';
import { table } from '../platform/table.ts';
import { nullable } from './nullable.ts';
import { partitionBy, sortBy, tableKeys } from './table-keys.ts';

type LastMessage = { id: string; senderId: string; content: string; createdAt: string };

/** What `lastMessageId` is before the first message: it sorts before every id. */
export const noMessage = '0';

/**
 * One of the two people of a conversation, with all that their list shows of it: the other's name and picture,
 * the beginning of the last message, how many are unread. A conversation is two of these rows, and its id
 * follows from its two people, so that there is one for each pair.
 *
 * | access                 | how                                                       | units                  |
 * |------------------------|-----------------------------------------------------------|------------------------|
 * | the list               | one query of the index, backwards                         | 0.5 read per 4 kB      |
 * | may I read this?       | one get                                                   | 1 read                 |
 * | start                  | one get, one batch get of profiles, one transaction       | 2 read, 4 + 2 write    |
 * | send                   | one get, one transaction: message + both, one batch get   | 3 read, 6 + 4 write    |
 * | mark read              | one get, one transaction: read mark + own row             | 1 read, 4 + 1 write    |
 *
 * The numbers after a plus are those of the index, in which a row moves when its conversation does. A row
 * takes about 0.7 kB.
 */
export const ConversationMemberEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'conversation-member', version: '1' },
    attributes: {
      userId: { type: 'string', required: true },
      conversationId: { type: 'string', required: true },
      otherUserId: { type: 'string', required: true },
      otherName: { type: nullable<string>(), required: true },
      otherAvatarUrl: { type: nullable<string>(), required: true },
      updatedAt: { type: 'string', required: true },
      lastMessageId: { type: 'string', required: true },
      lastMessage: { type: nullable<LastMessage>(), required: true },
      unreadCount: { type: 'number', required: true },
    },
    indexes: {
      byUser: { pk: partitionBy('userId'), sk: sortBy('conversationId') },
      byMoment: {
        index: 'gsi1',
        pk: { field: tableKeys.indexes.gsi1.partition, composite: ['userId'], casing: 'none' },
        sk: {
          field: tableKeys.indexes.gsi1.sort,
          composite: ['updatedAt', 'conversationId'],
          casing: 'none',
        },
      },
    },
  },
  table,
);
export type ConversationMemberRow = EntityItem<typeof ConversationMemberEntity>;
