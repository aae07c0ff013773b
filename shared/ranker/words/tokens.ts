/** One word in the singular; what is too short to be a plural stays as it is. */
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
