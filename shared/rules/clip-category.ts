import type { Category } from '../catalog.ts';

/** The broad groups of clothes that shops sort by, each with the category of the wardrobe that stands for it. */
export const clipCategories = {
  tops: 't-shirt',
  bottoms: 'trousers',
  dresses: 'dress',
  outerwear: 'jacket',
  shoes: 'sneakers',
  bags: 'bag',
  accessories: 'jewelry',
  others: 'other',
} as const satisfies Record<string, Category>;
export type ClipCategory = keyof typeof clipCategories;

/** What a clipped product is taken for until somebody says otherwise. */
export const defaultClipCategory = 'tops' satisfies ClipCategory;
