const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Returns the beginning of a text, at most `most` UTF-16 code units long. It never splits what people see as one
 * character, such as an emoji.
 */
export const shorten = (text: string, most: number): string =>
  text.slice(0, graphemes.segment(text).containing(most)?.index);

/** Returns the first character of a text as people see it, such as a flag. Returns an empty text for an empty text. */
export const firstCharacter = (text: string): string => graphemes.segment(text).containing(0)?.segment ?? '';
