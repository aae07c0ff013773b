import type { ClothingItem } from '#shared/contract/clothing-item';

/** An item's price divided by the days of wear. The full price if never worn, null without a price. */
export const costPerWear = ({ price, timesWorn }: Pick<ClothingItem, 'price' | 'timesWorn'>) =>
  price === null ? null : price / Math.max(1, timesWorn);
