import table from '../stylist/lexicon/color-names.json' with { type: 'json' };
import { rowsOf } from '../stylist/lexicon/rows.ts';
import { type Adjective, adjective } from './adjective.ts';

type Row = readonly [name: string, value: string, metal: string, swedish: string];
/** The colors of clothes by their English names. */
export const swedishColors: ReadonlyMap<string, Adjective> = new Map(
  rowsOf<Row>(table)
    .filter(([, , , swedish]) => swedish)
    .map(([name, , , swedish]) => [name, adjective(swedish)]),
);

/** A color in Swedish; undefined if it has no Swedish name, for example a color that a person typed. */
export const swedishColor = (color: string): Adjective | undefined => swedishColors.get(color.toLowerCase());

/** Translates a color typed in Swedish, in any form, to its name in the catalog. Other text is returned unchanged. */
export function colorOfSwedish(typed: string): string {
  const word = typed.trim().toLowerCase();
  return [...swedishColors].find(([, forms]) => Object.values(forms).includes(word))?.[0] ?? typed;
}
