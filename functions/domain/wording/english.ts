export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'a wedding', 'an interview', 'an 80s look' */
/** Words with the capital of a name: 'Parisian'. */
export const withCapital = (words: string) => words.replace(names, (name) => capitalize(name));
const names =
  /\b(?:parisian|french|italian|milanese|scandinavian|scandi|nordic|japanese|californian|hawaiian|gatsby|victorian)\b/g;

export const withArticle = (noun: string) => `${/^[aeiou8]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** 'a, b and c' */
export const enumerate = (parts: readonly string[], joint: 'and' | 'or' = 'and') =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1)}`;

/** Each text once, in order. */
export const distinct = (texts: readonly (string | null)[]) => [
  ...new Set(texts.filter((text) => text !== null)),
];

const small = new Set('a an and at by for from in of on or the to with'.split(' '));

/** 'Navy Wool for the Office' */
export const titleCase = (text: string) =>
  text
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : word.split('-').map(capitalize).join('-')))
    .join(' ');

/** The sentences of a text. */
export const sentencesOf = (text: string) => text.split(/(?<=[.!?]”?)\s+(?=\S)/).filter(Boolean);
