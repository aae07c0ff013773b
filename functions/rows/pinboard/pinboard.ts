import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import type { TrendPin } from '#shared/contract/pinboard';
import { nullable } from '../../platform/nullable.ts';
import { table } from '../../platform/table.ts';
import { partitionBy, sortBy, tableKeys } from '../../platform/table-keys.ts';

/**
 * A pending OAuth authorization. The exchange of its code deletes it, so that a state can be used only once. Costs one
 * put and one delete per authorization.
 */
export const PinboardStateEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'pinboard-state', version: '1' },
    attributes: {
      userId: { type: 'string', required: true },
      state: { type: 'string', required: true },
      redirectUri: { type: 'string', required: true },
      expiresAt: { type: 'number', field: tableKeys.expiry, required: true },
    },
    indexes: { byUser: { pk: partitionBy('userId'), sk: sortBy('state') } },
  },
  table,
);

/** A user's OAuth tokens for the pinboard. They never leave the server. Costs one get per call. */
export const PinboardConnectionEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'pinboard-connection', version: '1' },
    attributes: {
      userId: { type: 'string', required: true },
      /** The opaque value that the browser holds instead of the token. */
      handle: { type: 'string', required: true },
      accessToken: { type: 'string', required: true },
      refreshToken: { type: nullable<string>(), required: true },
      scope: { type: 'string', required: true },
    },
    indexes: { byUser: { pk: partitionBy('userId'), sk: sortBy() } },
  },
  table,
);
export type PinboardConnectionRow = EntityItem<typeof PinboardConnectionEntity>;

/**
 * The pinboard board that a user chose last. The next choice overwrites it. Costs one get, and one put of about 20 kB.
 * Listing the boards also takes a get, to delete the stored board of another account.
 */
export const PinboardBoardEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'pinboard-board', version: '1' },
    attributes: {
      userId: { type: 'string', required: true },
      boardId: { type: 'string', required: true },
      boardName: { type: 'string', required: true },
      boardUrl: { type: nullable<string>(), required: true },
      pinsData: { type: CustomAttributeType<TrendPin[]>('any'), required: true },
      lastSyncedAt: { type: 'string', required: true },
    },
    indexes: { byUser: { pk: partitionBy('userId'), sk: sortBy() } },
  },
  table,
);
