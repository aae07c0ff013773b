import { Entity } from 'electrodb';
import { table } from '../platform/table.ts';
import { partitionBy, sortBy, tableKeys } from './table-keys.ts';

/**
 * Which outfit a request was answered with lately, so that the same one again costs nothing. It is written
 * in the transaction that stores the outfit (2 write units) and read with one get (half a unit). An outfit
 * that is gone by then answers nothing.
 */
export const KnownAnswerEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'known-answer', version: '1' },
    attributes: {
      userId: { type: 'string', required: true },
      /** What the request comes down to, as a hash. */
      requestHash: { type: 'string', required: true },
      outfitId: { type: 'string', required: true },
      expiresAt: { type: 'number', field: tableKeys.expiry, required: true },
    },
    indexes: { byRequest: { pk: partitionBy('userId'), sk: sortBy('requestHash') } },
  },
  table,
);
