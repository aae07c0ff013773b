import type { EntityItem } from 'electrodb';
import { defineEntity, expiry, keyOf, required } from '../table.ts';

/**
 * A request that must take effect once, however often it arrives. Its `Idempotency-Key` is the key of the row, which
 * keeps the answer for a day. Only one attempt of the request runs at a time.
 */
export const IntentEntity = defineEntity('intent', {
  attributes: {
    /**
     * `fingerprint`: a hash of the request. It reveals if the same key is used for a different request.
     * `newId`: the id of what the request creates. It is the same in every attempt.
     * `holder`: the attempt that is running, and `heldUntil`, the latest time until which it can be, in ms since 1970.
     */
    ...required('string', 'userId', 'key', 'fingerprint', 'newId', 'holder'),
    heldUntil: { type: 'number', required: true },
    /** The response as JSON. Absent until the request is done. */
    answer: { type: 'string' },
    expiresAt: expiry,
  },
  indexes: { byKey: keyOf('userId', 'key') },
});
export type IntentRow = EntityItem<typeof IntentEntity>;
