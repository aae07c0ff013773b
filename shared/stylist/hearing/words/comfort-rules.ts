import table from '../../lexicon/comfort-rules.json' with { type: 'json' };
import { recordsOf } from '../../lexicon/rows.ts';

/**
 * What a comfort requires: the pieces that it bans and those that it prefers, as rules of `rule.ts`; whether a layer has
 * to be worn (`layer`); and whether a person is told that no piece of the outfit meets it (`unmet`). That is false for the
 * build of a body, which no outfit changes, and for warmth, because other sentences tell how warm the outfit is.
 * `feels` is added to the temperature, in degrees Celsius: below 0 for a person who freezes easily. `chip` is its English
 * label.
 */
type ComfortRules = {
  bans: string;
  prefers: readonly string[];
  layer: boolean;
  unmet: boolean;
  feels: number;
  chip: string;
};

export const comfortRules: Readonly<Record<string, ComfortRules>> = Object.fromEntries(
  recordsOf<ComfortRules & { comfort: string }>(table).map(({ comfort, ...rules }) => [comfort, rules]),
);

/** Whether a person wants to stay cool, and so wears no layer that is not needed. */
export const staysAiry = (comforts: readonly { id: string }[]): boolean =>
  comforts.some(({ id }) => id === 'airy');
