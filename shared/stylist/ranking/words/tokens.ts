/** Returns a word in the singular. Words of up to three letters stay unchanged. */
const singular = (word: string) =>
  word.length < 4 ? word : word.replace(/(?<=ss|sh|ch|x)es$/, '').replace(/(?<=[^s])s$/, '');

/** Returns the words of a text in their order: in lower case, without accents, in the singular. */
export const tokensOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .match(/[\p{L}\d]+/gu) ?? []
  ).map(singular);
