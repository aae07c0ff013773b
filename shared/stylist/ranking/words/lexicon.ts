import { accessories } from './accessories.ts';
import { bags } from './bags.ts';
import { clothes } from './clothes.ts';
import { colorFamilies } from './color-families.ts';
import { details } from './details.ts';
import { fabrics } from './fabrics.ts';
import { motifs } from './motifs.ts';
import { priceWords } from './price-words.ts';
import { shoes } from './shoes.ts';
import { tokensOf } from './tokens.ts';
import type { WordMeaning, WordRow } from './word-table.ts';

/**
 * Decides in which tables a word is looked up. For example, 'pump' is a kind only among shoes, and 'short' only among
 * clothes.
 */
export type Department = 'clothes' | 'shoes' | 'bags' | 'accessories';

const everywhere = [fabrics, details, motifs, colorFamilies, priceWords];
const rowsOf: Record<Department, readonly (readonly WordRow[])[]> = {
  clothes: [clothes, ...everywhere],
  shoes: [shoes, ...everywhere],
  bags: [bags, ...everywhere],
  accessories: [accessories, ...everywhere],
};

function toLexicon(tables: readonly (readonly WordRow[])[]): ReadonlyMap<string, readonly WordMeaning[]> {
  const lexicon = new Map<string, WordMeaning[]>();
  for (const [words, meaning] of tables.flat())
    for (const word of words.split(' ')) {
      const key = tokensOf(word).join(' ');
      lexicon.set(key, [...(lexicon.get(key) ?? []), meaning]);
    }
  return lexicon;
}

/**
 * The meanings of each word or phrase, by department. A word that is in several tables has all their meanings, in the
 * order of the tables.
 */
export const lexicons = {
  clothes: toLexicon(rowsOf.clothes),
  shoes: toLexicon(rowsOf.shoes),
  bags: toLexicon(rowsOf.bags),
  accessories: toLexicon(rowsOf.accessories),
};
