import table from '../../lexicon/comfort-rules.json' with { type: 'json' };
import { recordsOf } from '../../lexicon/rows.ts';

/**
 * The pieces that a comfort rules out and those that it prefers, as rules of `rule.ts`. `layer` asks for outerwear. `unmet`:
 * whether it is told that no piece helps. States of the body are no needs, and warmth is told with the weather.
 */
type ComfortRules = { bans: string; prefers: readonly string[]; layer: boolean; unmet: boolean };

export const comfortRules: Readonly<Record<string, ComfortRules>> = Object.fromEntries(
  recordsOf<ComfortRules & { comfort: string }>(table).map(({ comfort, ...rules }) => [comfort, rules]),
);
