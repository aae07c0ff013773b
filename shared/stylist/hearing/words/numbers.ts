import table from '../../lexicon/numbers.json' with { type: 'json' };
import { rowsOf, type Words } from '../../lexicon/rows.ts';

/** Number words, as used in spoken temperatures. */
export const numbers = rowsOf<readonly [value: number, ...Words]>(table);
