import { Entity } from 'electrodb';
import { table } from '../platform/table.ts';
import { partitionBy, sortBy } from './table-keys.ts';

/**
 * A message in its conversation's partition, ordered by time through its id. Whether it has been read follows
 * from the read marks.
 *
 * | access | how                                                          | units                       |
 * |--------|--------------------------------------------------------------|-----------------------------|
 * | a page | one query, backwards, and one of each person's read marks    | 0.5 read per 4 kB, 1 at most|
 */
export const MessageEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'message', version: '1' },
    attributes: {
      conversationId: { type: 'string', required: true },
      id: { type: 'string', required: true },
      senderId: { type: 'string', required: true },
      content: { type: 'string', required: true },
      createdAt: { type: 'string', required: true },
    },
    indexes: { byConversation: { pk: partitionBy('conversationId'), sk: sortBy('id') } },
  },
  table,
);
