import { defineNumbers } from '../../platform/table.ts';

/**
 * The number of a person's outfits. Without it, all outfits would have to be queried. It changes only in the
 * transaction that stores or deletes an outfit, and is read with one get (0.5 read units).
 */
export const OutfitCountEntity = defineNumbers('outfit-count', 'outfits');
