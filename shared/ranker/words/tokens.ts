/** A word in the singular; words of up to three letters stay as they are. */
const singular = (word: string) =>
  word.length < 4 ? word : word.replace(/(?<=ss|sh|ch|x)es$/, '').replace(/(?<=[^s])s$/, '');

/** The words of a text in their order: lower case, without accents, in the singular. */
export const tokensOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .match(/[\p{L}\d]+/gu) ?? []
  ).map(singular);
