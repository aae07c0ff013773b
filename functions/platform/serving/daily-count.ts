import { defineEntity, expiry, keyOf } from '../table.ts';

/**
 * How many calls of a kind a person has made on a day in UTC, and in the last minute with such a call. Both are
 * incremented on the condition that they are below their limits, which holds under concurrent requests. It expires after
 * the day.
 */
export const DailyCountEntity = defineEntity('daily-count', {
  attributes: {
    userId: { type: 'string', required: true },
    /** A kind of `Counted` in `shared/limits.ts`. */
    kind: { type: 'string', required: true },
    /** YYYY-MM-DD */
    day: { type: 'string', required: true },
    used: { type: 'number', required: true },
    /** The last minute with a counted call, in minutes since 1970, and how many it has. */
    minute: { type: 'number' },
    usedInMinute: { type: 'number' },
    /** The last counted request. A repetition of it after a lost response is not counted again. */
    lastRequest: { type: 'string' },
    expiresAt: expiry,
  },
  indexes: { byDay: keyOf('userId', 'day', 'kind') },
});
