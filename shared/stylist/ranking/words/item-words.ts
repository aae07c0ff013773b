import table from '../../lexicon/item-words.json' with { type: 'json' };
import { rowsOf } from '../../lexicon/rows.ts';
import { tokensOf } from './tokens.ts';

/**
 * What one word says about an item. Only this table defines the formality and the warmth of kinds, fabrics, details and
 * styles. Their values are set by hand.
 */
export type WordMeaning = {
  /** The kind of item that the word names. Fabrics and details name none. */
  kind?: string;
  /** Whether the kind is so general, such as 'top' or 'bag', that any other kind in the name is used instead. */
  vague?: true;
  /** Style families, separated by spaces. A family that is listed twice counts twice. */
  is?: string;
  /** How dressed up this kind is: 0 (gym) to 1 (black tie). */
  formality?: number;
  /** What the word adds to the formality. A negative value makes an item more casual. */
  dressier?: number;
  /** The outdoor temperature that this kind is made for, in degrees Celsius. */
  warmth?: number;
  /** What the word adds to the warmth, in degrees: linen above zero, for warmer weather, wool below. */
  lighter?: number;
  /** The price class that the word indicates: -1 (cheap) to 1 (luxury). A brand indicates more, -3 to 3. */
  make?: number;
  fabric?: string;
  motif?: string;
  /** How loud its pattern is: 0 (plain) to 1. */
  loud?: number;
};

/** The part of the table for a word: 'pump' is a kind only among shoes, 'short' only among clothes. */
export type Department = 'clothes' | 'shoes' | 'bags' | 'accessories';
type Part = Department | 'fabrics' | 'details' | 'motifs' | 'colors' | 'prices' | 'brands';

const rows = rowsOf<readonly [part: Part, words: string, meaning: WordMeaning]>(table);

/** The meanings of words and phrases in parts of the table. A word in several parts has all, in table order. */
function meaningsIn(...parts: readonly Part[]): ReadonlyMap<string, readonly WordMeaning[]> {
  const meanings = new Map<string, WordMeaning[]>();
  for (const [, words, meaning] of rows.filter(([part]) => parts.includes(part)))
    for (const word of words.split(' ')) {
      const key = tokensOf(word).join(' ');
      meanings.set(key, [...(meanings.get(key) ?? []), meaning]);
    }
  return meanings;
}

const everywhere = ['fabrics', 'details', 'motifs', 'colors', 'prices'] as const;
export const lexicons = {
  clothes: meaningsIn('clothes', ...everywhere),
  shoes: meaningsIn('shoes', ...everywhere),
  bags: meaningsIn('bags', ...everywhere),
  accessories: meaningsIn('accessories', ...everywhere),
};
export const brands = meaningsIn('brands');

/** By how many degrees a fabric changes the warmth of an item. A positive value means that it is for warmer weather. */
export const warmthShiftOf: ReadonlyMap<string, number> = new Map(
  rows
    .flatMap(([part, , { fabric, lighter }]) =>
      part === 'fabrics' && fabric && lighter ? [[fabric, lighter] as const] : [],
    )
    .toReversed(),
);
