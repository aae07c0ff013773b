import groupTable from '../../lexicon/kind-groups.json' with { type: 'json' };
import pairingTable from '../../lexicon/pairings.json' with { type: 'json' };
import { rowsOf } from '../../lexicon/rows.ts';

const groups: ReadonlyMap<string, string> = new Map(
  rowsOf<readonly [group: string, kinds: string]>(groupTable),
);
const pairings = rowsOf<readonly [one: string, others: string, worth: number]>(pairingTable);

const kindsIn = (names: string) =>
  names
    .split(' ')
    .flatMap((name) => (name.startsWith('@') ? (groups.get(name.slice(1)) ?? '').split(' ') : [name]));

/** The worth of each pair of kinds, stored in both orders. */
const worths = new Map<string, Map<string, number>>();
function note(one: string, other: string, worth: number) {
  const known = worths.get(one) ?? new Map<string, number>();
  worths.set(one, known);
  if (!known.has(other)) known.set(other, worth);
}
for (const [some, others, worth] of pairings)
  for (const one of kindsIn(some))
    for (const other of kindsIn(others)) {
      note(one, other, worth);
      note(other, one, worth);
    }

/**
 * Returns how well two kinds go together according to the table, -1.5 to 2. Returns 0 for a pair that is not in the
 * table.
 */
export const worthOfPair = (one: string | null, other: string | null) =>
  (one !== null && other !== null && worths.get(one)?.get(other)) || 0;
