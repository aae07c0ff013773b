import { slotOf } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { itemNameOf } from '#shared/rules/item-name';

/** Finds items by other words for the same thing, other forms of a word, and words with a slip (`search-words.ts`). */
export type SearchWords = (items: readonly ClothingItem[], text: string) => ClothingItem[];

/** Everything that is said of an item, in lower case. */
export const searchTextOf = (item: ClothingItem) =>
  [
    itemNameOf(item),
    item.category,
    slotOf(item.category),
    item.style,
    item.brand,
    item.description,
    ...item.seasons,
  ]
    .join(' ')
    .toLowerCase();
