import { Entity } from 'electrodb';
import { table } from '../platform/table.ts';
import { partitionBy, sortBy, tableKeys } from './table-keys.ts';

/**
 * The number of generations that a person has started on a day in UTC. It is incremented on the condition
 * that it is below the limit, which holds under concurrent requests. It expires after the day.
 *
 * | access              | how                                    | units   |
 * |---------------------|----------------------------------------|---------|
 * | start a generation  | one update, on condition               | 1 write |
 * | a start that failed | one update that takes it back          | 1 write |
 * | how many are left   | one get                                | 1 read  |
 */
export const GenerationCountEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'generation-count', version: '1' },
    attributes: {
      userId: { type: 'string', required: true },
      /** YYYY-MM-DD */
      day: { type: 'string', required: true },
      started: { type: 'number', required: true },
      expiresAt: { type: 'number', field: tableKeys.expiry, required: true },
    },
    indexes: { byDay: { pk: partitionBy('userId'), sk: sortBy('day') } },
  },
  table,
);
