import { rowsOf, type Words } from '../../lexicon/rows.ts';
import table from '../../lexicon/styles.json' with { type: 'json' };

/** Words for the look that a person asks for. What a style asks of the pieces is in `style-rules.ts`. */
export const styleWords = rowsOf<readonly [id: string, ...Words]>(table);
