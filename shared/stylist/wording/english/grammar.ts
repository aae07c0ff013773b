import { capitalize } from '#shared/rules/capitalize';
import * as text from '../text.ts';

/** The noun with its indefinite article: 'a wedding', 'an interview', 'an 80s look'. */
export const withArticle = (noun: string) => `${/^[aeiou8]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** Joins texts to a list: 'a, b and c'. */
export const enumerate = (parts: readonly string[], joint: 'and' | 'or' = 'and') =>
  text.enumerate(parts, joint);

const names =
  /\b(?:parisian|french|italian|milanese|scandinavian|scandi|nordic|japanese|californian|hawaiian|gatsby|victorian)\b/g;
/** Capitalizes the words that are names: 'parisian' becomes 'Parisian'. */
export const withCapital = (words: string) => words.replace(names, capitalize);

const small = new Set('a an and at by for from in of on or the to with'.split(' '));

/** The title with capitalized words: 'Navy Wool for the Office'. */
export const titleCase = (title: string) =>
  title
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : word.split('-').map(capitalize).join('-')))
    .join(' ');
