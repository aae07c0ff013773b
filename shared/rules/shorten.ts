const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning of a text, at most `most` UTF-16 code units long, which never ends within a character as people see it. */
export const shorten = (text: string, most: number): string =>
  text.slice(0, graphemes.segment(text).containing(most)?.index);

/** The first character of a text as people see it, such as a flag; empty for an empty text. */
export const firstCharacter = (text: string): string => graphemes.segment(text).containing(0)?.segment ?? '';
