import type { ClothingItem } from '#shared/contract/wardrobe';

/** An item's price divided by the days it was worn on; the whole price if never worn, null without a price. */
export const costPerWear = ({ price, timesWorn }: Pick<ClothingItem, 'price' | 'timesWorn'>) =>
  price === null ? null : price / Math.max(1, timesWorn);
