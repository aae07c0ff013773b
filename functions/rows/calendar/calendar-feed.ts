import { defineEntity, keyOf, required } from '../../platform/table.ts';

/** The secret address at which calendar apps subscribe to a person's calendar. Only a hash of the secret is stored. */
export const CalendarFeedEntity = defineEntity('calendar-feed', {
  attributes: {
    /** `secretHash`: SHA-256 of the secret, in hexadecimal digits. */
    ...required('string', 'userId', 'secretHash', 'createdAt'),
  },
  indexes: { byUser: keyOf('userId') },
});
