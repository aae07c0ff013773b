import * as z from 'zod';

/**
 * Characters without a visible form: zero-width and filler characters, soft hyphens, and the controls that embed,
 * override or isolate the direction of a text. Kept are direction marks, variation selectors, the tags of a flag, and
 * joiners after an emoji or after a letter of a script that has no capitals, such as Arabic or Devanagari, where they
 * change the form of the text.
 */
const invisible =
  /(?!\p{VS}|[\u061C\u200E\u200F]|(?<=\p{ExtPict}|\p{EMod}|\uFE0F|(?!\p{DI})[\p{Lo}\p{M}])[\u200C\u200D]|(?<=\u{1F3F4}[\u{E0020}-\u{E007F}]{0,6})[\u{E0020}-\u{E007F}])\p{DI}/gu;
/** What is seen of a text. The blank of Braille has a width but no dots. */
const seen = /[^\s\p{DI}\u2800]/u;

/** Composing a letter with its marks can take away what a joiner stood after, so both are repeated until nothing changes. */
function withoutInvisible(text: string): string {
  const rest = text.normalize('NFC').replaceAll(invisible, '').normalize('NFC');
  return rest === text ? text : withoutInvisible(rest);
}

/**
 * Returns a text that a person typed in the form that is stored: Unicode's composed form (NFC), a line feed between two
 * lines, no spaces at its ends, no control or invisible characters. Refuses nothing: of such characters alone, '' is left.
 */
export function cleanText(text: string): string {
  const lines = text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '');
  const clean = withoutInvisible(lines).trim();
  return seen.test(clean) ? clean : '';
}

/** The same as `cleanText`, for a text of one line. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/[\t\n]+/g, ' ');

/**
 * A text of one line that people write and others can read, such as a name. It is cleaned before its length is checked.
 * `error` is the message if it is missing.
 */
export const line = (error?: string) => z.string(error).overwrite(cleanLine);

/** The same for a text that may have several lines, such as a message. */
export const lines = (error?: string) => z.string(error).overwrite(cleanText);
