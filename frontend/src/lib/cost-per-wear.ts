import type { ClothingItem } from '#shared/contract/clothing-item';

/**
 * The price of an item divided by the number of days on which it was worn. It is the full price if the item was never
 * worn, and null without a price.
 */
export const costPerWear = ({ price, timesWorn }: Pick<ClothingItem, 'price' | 'timesWorn'>) =>
  price === null ? null : price / Math.max(1, timesWorn);
