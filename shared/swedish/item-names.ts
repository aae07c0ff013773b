import { fallbackColor } from '../catalog.ts';
import { itemNameOf, wordOf } from '../rules/item-name.ts';
import { isCategory, swedishCategories } from './categories.ts';
import { swedishColor } from './colors.ts';

/** Returns the Swedish name of an item: 'vit skjorta', 'marinblå byxor'. Without a known color, just 'byxor'. */
export function swedishItemName({ color, category }: { color: string; category: string }): string {
  const key = category.toLowerCase();
  if (!isCategory(key)) return itemNameOf({ color, category });
  const { name, form } = swedishCategories[key];
  return color === fallbackColor ? name : `${swedishColor(color)?.[form] ?? color} ${name}`;
}

/** Returns the Swedish name of an item with its article: 'en vit skjorta', 'ett par svarta loafers'. */
export function oneSwedishItem(item: { color: string; category: string }): string {
  const key = item.category.toLowerCase();
  const form = isCategory(key) ? swedishCategories[key].form : 'ett';
  return `${form === 'plural' ? 'ett par' : form} ${swedishItemName(item)}`;
}

const categoriesByName = Object.keys(swedishCategories)
  .map((category) => ({ category, name: wordOf(category) }))
  .toSorted((one, other) => other.name.length - one.name.length);

/** Translates an item name of an outfit ('navy trousers') to Swedish. One of no known category is unchanged. */
export function swedishNameOfCopy(name: string): string {
  const found = categoriesByName.find((each) => ` ${name}`.endsWith(` ${each.name}`));
  if (!found) return name;
  const color = name.slice(0, -found.name.length).trim() || fallbackColor;
  return swedishItemName({ color, category: found.category });
}
