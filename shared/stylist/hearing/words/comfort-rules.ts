import table from '../../lexicon/comfort-rules.json' with { type: 'json' };
import { rowsOf } from '../../lexicon/rows.ts';
import type { Comfort } from './comfort.ts';

/** The pieces that a comfort rules out and those that it prefers, as rules of `rule.ts`. `layer` asks for outerwear. */
type ComfortRules = { bans: string; prefers: readonly string[]; layer: boolean };

export const comfortRules: Readonly<Record<string, ComfortRules>> = Object.fromEntries(
  rowsOf<readonly [comfort: Comfort, bans: string, prefers: readonly string[], layer: boolean]>(table).map(
    ([comfort, bans, prefers, layer]) => [comfort, { bans, prefers, layer }],
  ),
);
