import { accessories } from './accessories.ts';
import { bags } from './bags.ts';
import { clothes } from './clothes.ts';
import { colorMoods } from './color-moods.ts';
import { details } from './details.ts';
import { fabrics } from './fabrics.ts';
import type { Meaning, Row } from './meaning.ts';
import { motifs } from './motifs.ts';
import { shoes } from './shoes.ts';
import { tokensOf } from './tokens.ts';
import { wording } from './wording.ts';

/** Where a word is looked up: 'pump' is a shoe, 'short' is one only among clothes. */
export type Department = 'clothes' | 'shoes' | 'bags' | 'accessories';

const everywhere = [fabrics, details, motifs, colorMoods, wording];
const rowsOf: Record<Department, readonly (readonly Row[])[]> = {
  clothes: [clothes, ...everywhere],
  shoes: [shoes, ...everywhere],
  bags: [bags, ...everywhere],
  accessories: [accessories, ...everywhere],
};

function toLexicon(tables: readonly (readonly Row[])[]): ReadonlyMap<string, readonly Meaning[]> {
  const lexicon = new Map<string, Meaning[]>();
  for (const [words, meaning] of tables.flat())
    for (const word of words.split(' ')) {
      const key = tokensOf(word).join(' ');
      lexicon.set(key, [...(lexicon.get(key) ?? []), meaning]);
    }
  return lexicon;
}

export const lexicons = {
  clothes: toLexicon(rowsOf.clothes),
  shoes: toLexicon(rowsOf.shoes),
  bags: toLexicon(rowsOf.bags),
  accessories: toLexicon(rowsOf.accessories),
};
