import { defineEntity, required } from '../../platform/table.ts';
import { partitionBy, sortBy } from '../../platform/table-keys.ts';

/**
 * The secret address at which calendar apps subscribe to a person's calendar. Only a hash of the secret is stored.
 */
export const CalendarFeedEntity = defineEntity('calendar-feed', {
  attributes: {
    userId: { type: 'string', required: true },
    /** SHA-256 of the secret, in hexadecimal digits. */
    ...required('string', 'secretHash', 'createdAt'),
  },
  indexes: { byUser: { pk: partitionBy('userId'), sk: sortBy() } },
});
