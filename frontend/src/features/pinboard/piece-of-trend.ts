import type { TrendPin } from '#shared/contract/pinboard';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { wordOf } from '#shared/rules/item-name';

/**
 * The item that stands for a trend: the one whose category or color the trend's text names first; of several, one whose
 * category and color are both named. Undefined where the text names neither of any item.
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

/** Where a text names a thing, in singular or plural; its end if it does not. 'hat' is not in 'that'. */
function placeOf(word: string, text: string) {
  const found = new RegExp(`\\b${word.toLowerCase().replaceAll(/\W/g, '\\$&')}(s|es)?\\b`).exec(text);
  return found?.index ?? text.length;
}
