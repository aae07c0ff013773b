import table from '../../lexicon/colors.json' with { type: 'json' };
import { rowsOf, type Words } from '../../lexicon/rows.ts';

/** A shade, the catalog colors that an item in this shade may be stored with, and its words in each language. */
export const shades = rowsOf<readonly [shade: string, colors: string, ...Words]>(table);

/** The most colors of the catalog that a shade may be stored with; a word for more means a group, such as 'bright'. */
export const mostOfShade = 3;
