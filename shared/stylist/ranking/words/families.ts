import table from '../../lexicon/families.json' with { type: 'json' };
import { rowsOf } from '../../lexicon/rows.ts';
import { worthTable } from './worth-table.ts';

const rows = rowsOf<readonly [family: string, others: string, worth: number]>(table);

/** The style families that words of an item can indicate. An item often belongs to two or three of them. */
export const families: readonly string[] = [...new Set(rows.map(([family]) => family))];

const worthOf = worthTable(
  rows.map(([family, others, worth]) => [[family], others.split(' '), worth] as const),
);
/** How well every family goes with every other one and with itself, in the order of `families`. */
const familyAffinity: readonly (readonly number[])[] = families.map((one) =>
  families.map((other) => worthOf(one, other) ?? 0),
);

/** Takes how much an item belongs to each family. Returns how well it goes with each family. */
export function familyAffinityOf(amounts: Float64Array): Float64Array {
  const sums = new Float64Array(families.length);
  for (let one = 0; one < sums.length; one++) {
    const amount = amounts[one] ?? 0;
    if (amount === 0) continue;
    for (let other = 0; other < sums.length; other++)
      sums[other] = (sums[other] ?? 0) + amount * (familyAffinity[one]?.[other] ?? 0);
  }
  return sums;
}
