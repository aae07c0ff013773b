import { defineEntity, partitionBy, required, sortBy } from '../../platform/table.ts';

/**
 * Records that a person has read a conversation up to a message at a certain time. The read time of a message is the
 * time of the first mark at or after it. So reading any number of messages costs one write.
 */
export const ReadMarkEntity = defineEntity('read-mark', {
  attributes: required('string', 'conversationId', 'readerId', 'upTo', 'readAt'),
  indexes: { byReader: { pk: partitionBy('conversationId'), sk: sortBy('readerId', 'upTo') } },
});
