import table from '../../lexicon/comfort-rules.json' with { type: 'json' };
import { recordsOf } from '../../lexicon/rows.ts';
import type { Comfort } from './comfort.ts';

/** The pieces that a comfort rules out and those that it prefers, as rules of `rule.ts`. `layer` asks for outerwear. */
type ComfortRules = { bans: string; prefers: readonly string[]; layer: boolean };

export const comfortRules: Readonly<Record<string, ComfortRules>> = Object.fromEntries(
  recordsOf<ComfortRules & { comfort: Comfort }>(table).map(({ comfort, ...rules }) => [comfort, rules]),
);
