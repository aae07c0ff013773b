import everydayTable from '../../lexicon/everyday-words.json' with { type: 'json' };
import table from '../../lexicon/grammar.json' with { type: 'json' };
import { rowsOf, type Words } from '../../lexicon/rows.ts';
import type { Language } from '../brief.ts';

export const roles = [
  'negation', // rules out what follows: no, without, instead of
  'negationAfter', // rules out what precedes: wool-free, heels are out
  'for', // ends a negation that a piece is named in: no heels for a wedding, swap the heels for flats
  'lostPiece', // the piece after it cannot be worn: spilled wine over, lent, ripped
  'negatesBack', // rules out what was named before it in its sentence: leave them out, neither of those
  'notNegation', // holds a negation word but rules out nothing: not only, no idea
  'softener', // asks for less of what follows, without ruling it out: not too, less
  'only', // rules out everything else
  'all', // the color or style after it holds for the whole outfit
  'accent', // the color after it holds for one small piece
  'but', // ends a clause and with it the reach of a negation; also 'utan' after 'inte' (Swedish), decided by the reader
  'and',
  'or',
  'with',
  'mine', // determiners that point at a piece of one's own
  'want', // the piece after it is to be worn
  'lacking', // the piece after it is not owned
  'enough', // not needed, though not ruled out
  'instead',
  'upper', // the color before it is for the upper half of the body
  'lower', // the color before it is for the lower half
  'plays', // the person takes part in the match
  'allowed', // what stands before it may be worn, though it need not be
] as const;
export type Role = (typeof roles)[number];

/** The words that determine how the rest of a sentence is read: negation, only, all, an accent of, and, or. */
export const grammar = rowsOf<readonly [role: Role, ...Words]>(table);

const everydayRows =
  rowsOf<readonly [kind: 'function' | 'neutral', language: Language, words: string]>(everydayTable);

/**
 * The words of a language that are no part of a request, separated by spaces. `function` words identify the language;
 * `neutral` words need not be understood.
 */
export const everydayWords = (kind: 'function' | 'neutral', language: Language) =>
  everydayRows
    .filter((row) => row[0] === kind && row[1] === language)
    .map(([, , words]) => words)
    .join(' ');
