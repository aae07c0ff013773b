import { rowsOf } from '../../lexicon/rows.ts';
import table from '../../lexicon/rule-lists.json' with { type: 'json' };

const rules = new Map(rowsOf<readonly [list: string, rule: string]>(table));

/** A rule with the lists that it names: `$sporty jeans`. A list may name others. */
export const withLists = (rule: string): string =>
  rule.replaceAll(/\$(\S+)/g, (_, list) => withLists(rules.get(list) ?? ''));
