import { defineEntity } from '../../platform/table.ts';
import { partitionBy, sortBy } from '../../platform/table-keys.ts';

/**
 * The number of a person's unread messages in all conversations, which every page shows. It changes only in the
 * transactions that send a message, delete an unread one or mark messages as read. It is read with one get (0.5 read units).
 */
export const UnreadCountEntity = defineEntity('unread-count', {
  attributes: {
    userId: { type: 'string', required: true },
    messages: { type: 'number', required: true },
  },
  indexes: { byUser: { pk: partitionBy('userId'), sk: sortBy() } },
});
