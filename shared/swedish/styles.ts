import { rowsOf } from '../stylist/lexicon/rows.ts';
import table from '../stylist/lexicon/swedish-styles.json' with { type: 'json' };

/** The styles of the catalog and of its moods, as the stylist says them in Swedish. */
export const swedishStyles: ReadonlyMap<string, string> = new Map(
  rowsOf<readonly [style: string, swedish: string]>(table),
);
