import { recordsOf } from '../../lexicon/rows.ts';
import table from '../../lexicon/style-rules.json' with { type: 'json' };
import { withLists } from './rule-lists.ts';

/** What a style word asks of pieces. Styles and families score; `bans` and `prefers` are rules of `rule.ts`. */
export type StyleRules = {
  /** 0 (gym) to 1 (black tie); null if the word does not indicate it. */
  formality: number | null;
  styles: string;
  families: string;
  /** A rule for the jackets that complete the look if it is worn without a dress. */
  jacket: string;
  bans: string;
  prefers: readonly string[];
};

export const styleRules: Readonly<Record<string, StyleRules>> = Object.fromEntries(
  recordsOf<StyleRules & { style: string }>(table).map(({ style, ...rules }) => [
    style,
    { ...rules, bans: withLists(rules.bans) },
  ]),
);
