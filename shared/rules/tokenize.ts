/** Letters that Unicode cannot split into a base letter and a combining mark. */
const letters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** Splits a text (its first 2,000 characters) into lower-case words without diacritics: 'Grå' gives 'gra'. */
export const tokenize = (text: string): string[] =>
  text
    .slice(0, 2000)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœłđðþ]/g, (letter) => letters[letter] ?? letter)
    .match(/[\p{L}\d]+/gu) ?? [];
