import type { Slot } from '#shared/catalog';
import { capitalize } from '#shared/rules/capitalize';
import { itemNameOf as englishItemName, isPlural, wordOf } from '#shared/rules/item-name';
import { colorOfSwedish } from '#shared/swedish/colors';
import { oneSwedishItem, swedishItemName, swedishNameOfCopy } from '#shared/swedish/item-names';
import { swedishWord } from '#shared/swedish/words';
import { t } from './t.ts';

// The comparison is made in this file. With a constant of another file, the bundler could not remove the Swedish words
// from the English build.
const isSwedish = import.meta.env.VITE_LANGUAGE === 'sv';

/** The display name of a catalog word: 'trench coat' for 'trench-coat'. Typed colors are accepted, too. */
export const catalogName: (word: string) => string = isSwedish ? swedishWord : wordOf;

/** The word for fields, lists and sorting: in English the stored one ('trench-coat'), in Swedish its translation. */
export const shownName: (word: string) => string = isSwedish ? swedishWord : (word) => word;

/** The name of a catalog word in a menu: 'Leather jacket' for 'leather-jacket'. */
export const menuName = (word: string): string => capitalize(catalogName(word));

/** The value to store for a typed color: 'white' for 'vitt'. */
export const colorOf: (typed: string) => string = isSwedish ? colorOfSwedish : (typed) => typed;

/** The name of an item: 'navy trousers'. An item of unknown color is just 'trousers'. */
export const itemNameOf: (item: { color: string; category: string }) => string = isSwedish
  ? swedishItemName
  : englishItemName;

/** The display name for the item name that an outfit stores as a copy. */
export const nameOfCopy: (name: string) => string = isSwedish ? swedishNameOfCopy : (name) => name;

/** The item's name with an article: 'a white shirt', 'a pair of black loafers'. */
export const oneItemOf: (item: { color: string; category: string }) => string = isSwedish
  ? oneSwedishItem
  : (item) => `${isPlural(item.category) ? 'a pair of' : 'a'} ${englishItemName(item)}`;

/** The display name of a mood, with its moment if there is one: 'casual > coffee run'. */
export const moodName = (mood: string): string => mood.split(' > ').map(catalogName).join(' > ');

/** The name of each slot, as the heading of a list. */
export const slotNames: Record<Slot, string> = {
  top: t('Tops'),
  bottom: t('Bottoms'),
  dress: t('Dresses'),
  outerwear: t('Outerwear'),
  shoes: t('Shoes'),
  bag: t('Bags'),
  accessory: t('Accessories'),
  other: t('Other'),
};
