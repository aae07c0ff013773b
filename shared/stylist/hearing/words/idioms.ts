import table from '../../lexicon/idioms.json' with { type: 'json' };
import { rowsOf, type Words } from '../../lexicon/rows.ts';

/**
 * Phrases that look like an event, a piece, a color, weather or an activity but say nothing about the outfit. They are
 * removed before the rest is read. Phrases that can also be meant literally are listed only in a longer form that is
 * unambiguous.
 */
export const idioms = rowsOf<Words>(table);
