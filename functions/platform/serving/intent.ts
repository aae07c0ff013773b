import type { EntityItem } from 'electrodb';
import { defineEntity, expiry, keyOf, required } from '../table.ts';

/**
 * A request that must take effect once, however often it arrives. Its `Idempotency-Key` is the key of the row, which
 * keeps the answer for a day. Only one attempt of the request runs at a time.
 */
export const IntentEntity = defineEntity('intent', {
  attributes: {
    ...required('string', 'userId', 'key'),
    /** A hash of the request. It reveals if the same key is used for a different request. */
    fingerprint: { type: 'string', required: true },
    /** The id of what the request creates. It is the same in every attempt. */
    newId: { type: 'string', required: true },
    /** The attempt that is running, and the latest time until which it can be, in ms since 1970. */
    holder: { type: 'string', required: true },
    heldUntil: { type: 'number', required: true },
    /** The response as JSON. Absent until the request is done. */
    answer: { type: 'string' },
    expiresAt: expiry,
  },
  indexes: { byKey: keyOf('userId', 'key') },
});
export type IntentRow = EntityItem<typeof IntentEntity>;
