import { type Category, type Slot, slotOf } from '../catalog.ts';

/** The broad groups for clipped products. Each has a typical category of the wardrobe. */
export const clipCategories = {
  tops: 't-shirt',
  bottoms: 'trousers',
  dresses: 'dress',
  outerwear: 'jacket',
  shoes: 'sneakers',
  accessories: 'jewelry',
  others: 'other',
} as const satisfies Record<string, Category>;
export type ClipCategory = keyof typeof clipCategories;

/** The group that is preselected if the page of a clipped product names no group. */
export const defaultClipCategory = 'tops' satisfies ClipCategory;

const bySlot: Record<Slot, ClipCategory> = {
  top: 'tops',
  bottom: 'bottoms',
  dress: 'dresses',
  outerwear: 'outerwear',
  shoes: 'shoes',
  bag: 'accessories',
  accessory: 'accessories',
  other: 'others',
};

/** The group that a category of the wardrobe belongs to. */
export const clipCategoryOf = (category: Category): ClipCategory => bySlot[slotOf(category)];
