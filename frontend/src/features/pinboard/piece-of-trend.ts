import type { ClothingItem } from '#shared/contract/clothing-item';
import type { TrendPin } from '#shared/contract/pinboard';
import { wordOf } from '#shared/rules/item-name';

/**
 * The item whose photo is shown for a trend without a picture: the item whose category or color is mentioned first in
 * the trend's text. Of several such items, one with both category and color mentioned is preferred. Undefined if the
 * text mentions no item's category or color.
 */
export function pieceOfTrend({ title, description }: TrendPin, items: readonly ClothingItem[]) {
  const text = `${title} ${description}`.toLowerCase();
  const mentions = items.map((item) => {
    const category = wordOf(item.category).replace(/(?<!s)s$/, '');
    const [first = 0, second = 0] = [category, item.color]
      .map((word) => placeOf(word, text))
      .toSorted(upwards);
    return { item, first, second };
  });
  return mentions
    .filter(({ first }) => first < text.length)
    .toSorted((a, b) => a.first - b.first || a.second - b.second)[0]?.item;
}

const upwards = (a: number, b: number) => a - b;

/**
 * The position of a word in a text, in singular or plural. If the word is missing, it is the length of the text. Only
 * whole words count: 'hat' is not found in 'that'.
 */
function placeOf(word: string, text: string) {
  const found = new RegExp(`\\b${word.toLowerCase().replaceAll(/\W/g, '\\$&')}(s|es)?\\b`).exec(text);
  return found?.index ?? text.length;
}
