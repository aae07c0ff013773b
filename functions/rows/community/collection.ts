import type { EntityItem } from 'electrodb';
import { defineEntity, defineNumbers, keyOf, required } from '../../platform/table.ts';

/**
 * Outfits that a person keeps under a name: own ones and others' public ones. An id stays when its outfit is deleted or hidden; what a person may see is decided when they look.
 *
 * A full collection takes some 2.5 kB.
 */
export const CollectionEntity = defineEntity('collection', {
  attributes: {
    ...required('string', 'userId', 'id', 'name', 'createdAt'),
    /** A set, so that what is added and taken at the same moment is not lost. Absent if there is none. */
    outfitIds: { type: 'set', items: 'string' },
  },
  indexes: { byUser: keyOf('userId', 'id') },
});
export type CollectionRow = EntityItem<typeof CollectionEntity>;

/** The number of a person's collections, which changes in the transaction that creates or deletes one. */
export const CollectionCountEntity = defineNumbers('collection-count', 'collections');
