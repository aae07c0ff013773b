import { slotOf } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { itemNameOf, shownName } from './catalog-name.ts';

/** Finds items also by synonyms, other word forms and misspelled words, see `search-words.ts`. */
export type SearchWords = (items: readonly ClothingItem[], text: string) => ClothingItem[];

/** All searchable texts of an item in lower case. */
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
