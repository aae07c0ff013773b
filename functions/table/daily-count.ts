import { Entity } from 'electrodb';
import { table } from '../platform/table.ts';
import { partitionBy, sortBy, tableKeys } from './table-keys.ts';

/**
 * How many calls of a kind a person has made on a day in UTC. It is incremented on the condition that it is below the
 * limit, which holds under concurrent requests. It expires after the day.
 *
 * | access              | how                              | units            |
 * |---------------------|----------------------------------|------------------|
 * | a counted call      | one update, on condition         | 1 write          |
 * | a refused one       | the refused update and one get   | 1 write, 1 read  |
 * | one that failed     | one transaction takes it back    | 2 writes         |
 * | how many are left   | one get                          | 1 read           |
 */
export const DailyCountEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'daily-count', version: '1' },
    attributes: {
      userId: { type: 'string', required: true },
      /** A kind of `Counted` in `shared/limits.ts`. */
      kind: { type: 'string', required: true },
      /** YYYY-MM-DD */
      day: { type: 'string', required: true },
      used: { type: 'number', required: true },
      /**
       * The request that was counted last. It identifies a repetition after a lost response, which is not counted
       * again.
       */
      lastRequest: { type: 'string' },
      expiresAt: { type: 'number', field: tableKeys.expiry, required: true },
    },
    indexes: { byDay: { pk: partitionBy('userId'), sk: sortBy('day', 'kind') } },
  },
  table,
);
