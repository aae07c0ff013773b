import groupTable from '../../lexicon/kind-groups.json' with { type: 'json' };
import pairingTable from '../../lexicon/pairings.json' with { type: 'json' };
import { rowsOf } from '../../lexicon/rows.ts';
import { worthTable } from './worth-table.ts';

const groups: ReadonlyMap<string, string> = new Map(
  rowsOf<readonly [group: string, kinds: string]>(groupTable),
);
const pairings = rowsOf<readonly [one: string, others: string, worth: number]>(pairingTable);

const kindsIn = (names: string) =>
  names
    .split(' ')
    .flatMap((name) => (name.startsWith('@') ? (groups.get(name.slice(1)) ?? '').split(' ') : [name]));

const worthOf = worthTable(
  pairings.map(([some, others, worth]) => [kindsIn(some), kindsIn(others), worth] as const),
);

/** How well two kinds go together by the table, -1.5 to 2. 0 for a pair that it does not have. */
export const worthOfPair = (one: string | null, other: string | null) =>
  (one !== null && other !== null && worthOf(one, other)) || 0;
