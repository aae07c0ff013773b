import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import type { TrendPin } from '#shared/contract/pinboard';
import { table } from '../platform/table.ts';
import { nullable } from './nullable.ts';
import { partitionBy, sortBy, tableKeys } from './table-keys.ts';

/** A round of consent that was begun: it is deleted by the one exchange that ends it. One put, one delete. */
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

/** What a user has allowed at the pinboard, which never leaves the server; one get a call. */
export const PinboardConnectionEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'pinboard-connection', version: '1' },
    attributes: {
      userId: { type: 'string', required: true },
      /** What the browser holds in the token's place. */
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

/** The board that a user read last, in the place of the one before: one get, one put of some 20 kB. */
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
