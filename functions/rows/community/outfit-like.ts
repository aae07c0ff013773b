import type { EntityItem } from 'electrodb';
import { defineEntity, keyOf, required } from '../../platform/table.ts';

/**
 * A person's like of an outfit. The key holds both ids, so a person can like an outfit only once. Likes are ordered by
 * the outfit's id, so that the likes of a page of the feed are one range query.
 *
 * A request writes only this row, in the person's own partition. The projection counts the like in the outfit's
 * standing and marks it here as counted, in one transaction. So each like is counted once, even if a change is
 * delivered twice.
 */
export const OutfitLikeEntity = defineEntity('outfit-like', {
  attributes: {
    ...required('string', 'userId', 'outfitId', 'createdAt'),
    /** Whether the like is not counted in the outfit's standing yet. */
    isUncounted: { type: 'boolean' },
    /** Whether the like was taken back but is still counted. The row is deleted when the count is lowered. */
    isTakenBack: { type: 'boolean' },
  },
  indexes: { byUser: keyOf('userId', 'outfitId') },
});
export type OutfitLikeRow = EntityItem<typeof OutfitLikeEntity>;
