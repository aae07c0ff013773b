import { Entity } from 'electrodb';
import { table } from '../platform/table.ts';
import { partitionBy, sortBy } from './table-keys.ts';

/**
 * That a person has read a conversation up to a message, and when. A message was read at the first mark that
 * reaches it: to read a thousand messages is one write, and the moments of those read before stay.
 */
export const ReadMarkEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'read-mark', version: '1' },
    attributes: {
      conversationId: { type: 'string', required: true },
      readerId: { type: 'string', required: true },
      upToId: { type: 'string', required: true },
      readAt: { type: 'string', required: true },
    },
    indexes: { byReader: { pk: partitionBy('conversationId'), sk: sortBy('readerId', 'upToId') } },
  },
  table,
);
