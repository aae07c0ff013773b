import type { Color } from '#shared/catalog';
import { tokenize } from '#shared/rules/tokenize';
import { WordIndex } from '#shared/rules/word-index';
import { rowsOf } from '#shared/stylist/lexicon/rows';
import table from '../../shared/stylist/lexicon/shop-colors.json' with { type: 'json' };

const index = new WordIndex<Color>();
for (const [color, words] of rowsOf<readonly [color: Color, words: string]>(table)) index.add(words, color);

/** Inflectional endings of color adjectives: 'schwarzes', 'donkergroene', 'mörkgrått', 'sandfarbene'. */
const inflection = /(?:farben(?:e[nrs]?)?|e[mnrs]?|a|s|tt?)$/;
const minInflectedLength = 5;

/** The first catalog color that a text names. Null if it names none. */
export function findColor(text: string): Color | null {
  const tokens = tokenize(text.slice(0, 300));
  return (
    firstIn(tokens) ??
    firstIn(
      tokens.map((token) => (token.length < minInflectedLength ? token : token.replace(inflection, ''))),
    )
  );
}

/** Color words that usually mean a material or the weather in a product's title: 'Linen Shirt', 'Snow Boots'. */
const ambiguousWords = new Set(
  'linen straw pearl natural jet snow ash butter milk wine smoke ink almond oat walnut army'.split(' '),
);

/** The color that a product's title names. Ambiguous words are ignored. */
export const findColorInTitle = (title: string) =>
  findColor(
    title
      .split(/\s+/)
      .filter((word) => !ambiguousWords.has(word.toLowerCase()))
      .join(' '),
  );

function firstIn(tokens: readonly string[]): Color | null {
  const [first] = index.find(tokens, (colors) => colors[0] ?? null);
  return first?.value ?? null;
}
