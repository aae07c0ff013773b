import { expect, it } from 'vitest';
import { archiveReasons, categories, colors, moods, occasions, seasons, styles } from '#shared/catalog';
import { swedishWord } from '#shared/swedish/words';

/** Words that are the same in English and Swedish. */
const shared = [
  ...['t-shirt', 'sweatshirt', 'jeans', 'chinos', 'leggings', 'shorts', 'jumpsuit', 'sneakers', 'loafers'],
  ...['beige', 'elegant', 'vintage', 'streetwear', 'brunch', 'presentation', 'picnic'],
];

it('names all that can be chosen', () => {
  const single = [categories, colors, styles, occasions, seasons, archiveReasons];
  const words = [...single, ...Object.values(moods)].flat();
  expect(words.filter((word) => swedishWord(word) === word && !shared.includes(word))).toEqual([]);
});
