import table from '../../lexicon/garments.json' with { type: 'json' };
import { rowsOf, type Words } from '../../lexicon/rows.ts';

/**
 * Words for pieces of clothing. `meaning` lists the catalog categories that a word may mean, the most typical first.
 * After ' + ' come the tags that such a piece has (`tables.ts`). ' & ' joins pieces that are worn together.
 */
export const garments = rowsOf<readonly [meaning: string, ...Words]>(table);
