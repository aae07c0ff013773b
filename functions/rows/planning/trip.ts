import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { Trip } from '#shared/contract/planning';
import { defineEntity, keyOf, required } from '../../platform/table.ts';

/**
 * A trip with its packing list, in its owner's partition; a query backwards lists the newest first. What is packed is
 * a set, so that pieces which are ticked at the same moment do not overwrite each other. The pieces are copied: a list
 * can be read after a piece was deleted.
 *
 * A trip of two weeks takes some 6 kB.
 */
export const TripEntity = defineEntity('trip', {
  attributes: {
    ...required('string', 'userId', 'id', 'place', 'createdAt'),
    days: { type: CustomAttributeType<Trip['days']>('any'), required: true },
    pieces: { type: CustomAttributeType<Trip['pieces']>('any'), required: true },
    extras: { type: CustomAttributeType<Trip['extras']>('any'), required: true },
    /** The ids of the packed items and lines. Absent if none is packed. */
    packed: { type: 'set', items: 'string' },
    without: { type: CustomAttributeType<Trip['without']>('any') },
    added: { type: CustomAttributeType<Trip['added']>('any') },
    lines: { type: CustomAttributeType<Trip['lines']>('any') },
    lacks: { type: CustomAttributeType<Trip['lacks']>('any') },
  },
  indexes: { byUser: keyOf('userId', 'id') },
});
export type TripRow = EntityItem<typeof TripEntity>;
