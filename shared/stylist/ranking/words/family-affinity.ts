import { type Family, families } from './style-families.ts';

/**
 * How well two different style families go together, -1 to 1. A pair that is not listed has the value 0. Set by hand.
 */
const relations: readonly (readonly [one: Family, others: string, worth: number])[] = [
  ['sporty', 'street', 0.6],
  ['sporty', 'everyday', 0.4],
  ['sporty', 'evening office romantic luxe', -0.7],
  ['sporty', 'vintage boho', -0.4],
  ['street', 'everyday rock', 0.5],
  ['street', 'utility cute', 0.2],
  ['street', 'office romantic luxe', -0.4],
  ['everyday', 'cozy utility vintage', 0.4],
  ['everyday', 'preppy beach boho minimal', 0.2],
  ['everyday', 'evening', -0.6],
  ['everyday', 'luxe', -0.2],
  ['cozy', 'beach', -0.8],
  ['cozy', 'evening', -0.3],
  ['cozy', 'minimal preppy vintage', 0.2],
  ['utility', 'rock', 0.4],
  ['utility', 'evening romantic', -0.5],
  ['rock', 'cute', -0.4],
  ['rock', 'beach preppy', -0.4],
  ['rock', 'office', -0.2],
  ['western', 'boho', 0.7],
  ['western', 'office evening sporty', -0.5],
  ['boho', 'beach', 0.5],
  ['boho', 'vintage', 0.4],
  ['boho', 'romantic', 0.2],
  ['boho', 'office', -0.5],
  ['boho', 'minimal preppy', -0.3],
  ['beach', 'office', -0.8],
  ['beach', 'luxe evening', -0.4],
  ['vintage', 'preppy romantic cute', 0.4],
  ['preppy', 'office', 0.4],
  ['preppy', 'minimal cute', 0.2],
  ['office', 'minimal', 0.5],
  ['office', 'luxe', 0.3],
  ['minimal', 'luxe', 0.3],
  ['minimal', 'cute bold', -0.3],
  ['romantic', 'cute', 0.4],
  ['romantic', 'evening', 0.3],
  ['evening', 'luxe', 0.6],
  ['evening', 'bold', 0.2],
];

/**
 * How well two items of the same family go together. A rare family says more than a common one: two sporty items
 * clearly belong together, but two everyday items may not. Set by hand.
 */
const sameFamilyWorth: Readonly<Record<Family, number>> = {
  sporty: 6,
  beach: 4,
  bold: 3,
  western: 3,
  utility: 2,
  cozy: 2,
  office: 1.5,
  cute: 1.5,
  boho: 1,
  evening: 0.7,
  romantic: 0.3,
  rock: 0.3,
  preppy: 0.3,
  vintage: 0,
  everyday: 0,
  street: 0,
  minimal: 0,
  luxe: 0,
};

/** How well every family goes with every other one, in the order of `families`. */
const familyAffinity: readonly (readonly number[])[] = families.map((one) =>
  families.map((other) => {
    if (one === other) return sameFamilyWorth[one];
    const found = relations.find(
      ([from, to]) =>
        (from === one && to.split(' ').includes(other)) || (from === other && to.split(' ').includes(one)),
    );
    return found?.[2] ?? 0;
  }),
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
