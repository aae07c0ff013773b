import table from '../../lexicon/comforts.json' with { type: 'json' };
import { rowsOf, type Words } from '../../lexicon/rows.ts';

/**
 * What a person's body or the circumstances of the day require of an outfit, in the words that people type. The table of
 * rules tells what each id requires.
 */
export const comforts = rowsOf<readonly [id: string, ...Words]>(table);
