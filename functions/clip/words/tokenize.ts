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

/** The words of a text in lower case, with plain letters for those that carry marks. */
export const tokensOf = (text: string): string[] =>
  text
    .slice(0, 2000)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœłđðþ]/g, (letter) => letters[letter] ?? letter)
    .match(/[\p{L}\d]+/gu) ?? [];
