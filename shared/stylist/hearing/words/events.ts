import table from '../../lexicon/events.json' with { type: 'json' };
import { rowsOf, type Words } from '../../lexicon/rows.ts';

/**
 * What people do or attend when they ask for an outfit: the dress code of each event, and its words in each language.
 * The first English word is the name of the event.
 */
export const events = rowsOf<readonly [setting: string, ...Words]>(table);
