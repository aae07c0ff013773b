import { defineEntity, keyOf } from '../table.ts';

/** What ends the sessions of an account before their access tokens expire. Most accounts have no row. */
export const AccountStateEntity = defineEntity('account-state', {
  attributes: {
    userId: { type: 'string', required: true },
    deletedAt: { type: 'string' },
    /** In seconds since 1970, as the claim `auth_time`: sessions that were signed in to before have ended. */
    sessionsEndedAt: { type: 'number' },
  },
  indexes: { byUser: keyOf('userId') },
});
