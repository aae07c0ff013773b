import table from '../../lexicon/styles.json' with { type: 'json' };
import { rowsOf, type Words } from '../lexicon-rows.ts';
import type { StyleWord } from './style-rules.ts';

/** Words for the look that a person asks for. What a style asks of the pieces is in `style-rules.ts`. */
export const styleWords = rowsOf<readonly [id: StyleWord, ...Words]>(table);
