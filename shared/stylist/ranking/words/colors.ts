import table from '../../lexicon/color-names.json' with { type: 'json' };
import { rowsOf } from '../../lexicon/rows.ts';

export type Metal = 'gold' | 'silver' | 'rose';
const rows = rowsOf<readonly [name: string, value: string, metal: Metal | '', swedish: string]>(table);

/** The color names of clothes, each with a typical sRGB value. */
export const colorValues: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
);
/** The words for metals, each with its tone. An outfit looks best if all its metals have the same tone. */
export const metals: ReadonlyMap<string, Metal> = new Map(
  rows.flatMap(([name, , metal]) => (metal ? [[name, metal] as const] : [])),
);
