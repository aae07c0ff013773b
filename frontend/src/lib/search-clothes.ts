import { slotOf } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { itemNameOf } from '#shared/rules/item-name';

/** The items that hold every word of a search text, each anywhere in what is said of them. */
export function searchClothes(items: readonly ClothingItem[], text: string): ClothingItem[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter((item) => words.every((word) => searchTextOf(item).includes(word)));
}

const searchTextOf = (item: ClothingItem) =>
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
