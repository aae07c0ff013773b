import { itemNameOf as englishItemName, wordOf } from '#shared/rules/item-name';
import { colorOfSwedish } from '#shared/swedish/colors';
import { oneSwedishItem, swedishItemName, swedishNameOfCopy } from '#shared/swedish/item-names';
import { swedishWord } from '#shared/swedish/words';

// Compared in this file: a constant of another file would keep the Swedish words in the English build.
const isSwedish = import.meta.env.VITE_LANGUAGE === 'sv';

/** A word of the catalog as people read it: 'trench coat' for 'trench-coat'. It may also be a color that was typed. */
export const catalogName: (word: string) => string = isSwedish ? swedishWord : wordOf;

/** Like `catalogName`, but in English as it is stored, with hyphens: 'trench-coat'. */
export const shownName: (word: string) => string = isSwedish ? swedishWord : (word) => word;

/** The value to store for a typed color: 'white' for 'vitt'. */
export const colorOf: (typed: string) => string = isSwedish ? colorOfSwedish : (typed) => typed;

/** 'navy trousers'; an item of unknown color is just 'trousers'. */
export const itemNameOf: (item: { color: string; category: string }) => string = isSwedish
  ? swedishItemName
  : englishItemName;

/** The name that an outfit keeps of an item, as people read it. */
export const nameOfCopy: (name: string) => string = isSwedish ? swedishNameOfCopy : (name) => name;

/** 'a white shirt', 'a pair of black loafers' */
export const oneItemOf: (item: { color: string; category: string }) => string = isSwedish
  ? oneSwedishItem
  : (item) => `${/s$/.test(item.category) ? 'a pair of' : 'a'} ${englishItemName(item)}`;

/** A mood as people read it, with the moment within it if there is one: 'casual > coffee run'. */
export const moodName = (mood: string): string => mood.split(' > ').map(catalogName).join(' > ');
