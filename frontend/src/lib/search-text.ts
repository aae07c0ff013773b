import { slotOf } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { itemNameOf, shownName } from './catalog-name.ts';

/** Finds items by other words for the same thing, other forms of a word, and words with a slip (`search-words.ts`). */
export type SearchWords = (items: readonly ClothingItem[], text: string) => ClothingItem[];

/** Everything that is said of an item, in lower case. */
export const searchTextOf = (item: ClothingItem) =>
  [
    itemNameOf(item),
    item.category,
    slotOf(item.category),
    item.brand,
    item.description,
    ...[item.style, ...item.seasons].map(shownName),
  ]
    .join(' ')
    .toLowerCase();
