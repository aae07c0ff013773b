/** A shorter word is searched only at the beginning of words: 'red' finds 'Redwood' but not 'tired'. */
const shortest = 4;
/** The endings of English and Swedish plurals. */
const plural = /(?<=...)(?:es|s|ar|or|er|na)$/;

/** The words of a text in lower case. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each word of a search is in a text, in any number, with or without hyphen: 'tshirts' finds 'T-shirt'. */
export function hasWords(text: string, search: string): boolean {
  const words = wordsIn(`${text} ${text.replaceAll('-', '')}`);
  const isIn = (wanted: string) =>
    words.some((word) => (wanted.length < shortest ? word.startsWith(wanted) : word.includes(wanted)));
  return wordsIn(search).every((wanted) => isIn(wanted) || isIn(wanted.replace(plural, '')));
}
