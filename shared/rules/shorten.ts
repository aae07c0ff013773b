const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning of a text, up to `most` UTF-16 code units. Never splits a visible character such as an emoji. */
export const shorten = (text: string, most: number): string =>
  text.slice(0, graphemes.segment(text).containing(most)?.index);

/** Returns the first character of a text as people see it, such as a flag. Returns an empty text for an empty text. */
export const firstCharacter = (text: string): string => graphemes.segment(text).containing(0)?.segment ?? '';
