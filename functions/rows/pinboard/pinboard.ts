import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { TrendPin } from '#shared/contract/pinboard';
import { defineEntity, expiry, keyOf, nullable, required } from '../../platform/table.ts';

/**
 * A pending OAuth authorization. The exchange of its code deletes it, so that a state can be used only once. Costs one
 * put and one delete per authorization.
 */
export const PinboardStateEntity = defineEntity('pinboard-state', {
  attributes: { ...required('string', 'userId', 'state', 'redirectUri'), expiresAt: expiry },
  indexes: { byUser: keyOf('userId', 'state') },
});

/** A user's OAuth tokens for the pinboard. They never leave the server. Costs one get per call. */
export const PinboardConnectionEntity = defineEntity('pinboard-connection', {
  attributes: {
    /** `handle`: the opaque value that the browser holds instead of the token. */
    ...required('string', 'userId', 'handle', 'accessToken', 'scope'),
    refreshToken: { type: nullable<string>(), required: true },
  },
  indexes: { byUser: keyOf('userId') },
});
export type PinboardConnectionRow = EntityItem<typeof PinboardConnectionEntity>;

/**
 * The pinboard board that a user chose last. The next choice overwrites it. Costs one get, and one put of about 20 kB.
 * Listing the boards also takes a get, to delete the stored board of another account.
 */
export const PinboardBoardEntity = defineEntity('pinboard-board', {
  attributes: {
    ...required('string', 'userId', 'boardId', 'boardName', 'lastSyncedAt'),
    boardUrl: { type: nullable<string>(), required: true },
    pinsData: { type: CustomAttributeType<TrendPin[]>('any'), required: true },
  },
  indexes: { byUser: keyOf('userId') },
});
