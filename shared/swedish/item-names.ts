import { fallbackColor } from '../catalog.ts';
import { itemNameOf, wordOf } from '../rules/item-name.ts';
import { isCategory, swedishCategories } from './categories.ts';
import { swedishColor } from './colors.ts';

/** 'vit skjorta', 'marinblå byxor'; an item of unknown color is just 'byxor'. */
export function swedishItemName({ color, category }: { color: string; category: string }): string {
  const key = category.toLowerCase();
  if (!isCategory(key)) return itemNameOf({ color, category });
  const { name, form } = swedishCategories[key];
  return color === fallbackColor ? name : `${swedishColor(color)?.[form] ?? color} ${name}`;
}

/** 'en vit skjorta', 'ett par svarta loafers' */
export function oneSwedishItem(item: { color: string; category: string }): string {
  const key = item.category.toLowerCase();
  const form = isCategory(key) ? swedishCategories[key].form : 'ett';
  return `${form === 'plural' ? 'ett par' : form} ${swedishItemName(item)}`;
}

const categoriesByName = Object.keys(swedishCategories)
  .map((category) => ({ category, name: wordOf(category) }))
  .toSorted((one, other) => other.name.length - one.name.length);

/** A name that an outfit keeps of an item, 'navy trousers', in Swedish; another name stays. */
export function swedishNameOfCopy(name: string): string {
  const found = categoriesByName.find((each) => ` ${name}`.endsWith(` ${each.name}`));
  if (!found) return name;
  const color = name.slice(0, -found.name.length).trim() || fallbackColor;
  return swedishItemName({ color, category: found.category });
}
