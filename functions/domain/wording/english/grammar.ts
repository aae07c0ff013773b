import { capitalize } from '#shared/rules/capitalize';
import * as text from '../text.ts';

/** 'a wedding', 'an interview', 'an 80s look' */
export const withArticle = (noun: string) => `${/^[aeiou8]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** 'a, b and c' */
export const enumerate = (parts: readonly string[], joint: 'and' | 'or' = 'and') =>
  text.enumerate(parts, joint);

const names =
  /\b(?:parisian|french|italian|milanese|scandinavian|scandi|nordic|japanese|californian|hawaiian|gatsby|victorian)\b/g;
/** Words with the capital of a name: 'Parisian'. */
export const withCapital = (words: string) => words.replace(names, capitalize);

const small = new Set('a an and at by for from in of on or the to with'.split(' '));

/** 'Navy Wool for the Office' */
export const titleCase = (title: string) =>
  title
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : word.split('-').map(capitalize).join('-')))
    .join(' ');
