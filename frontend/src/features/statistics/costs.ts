import type { ClothingItem } from '#shared/contract/clothing-item';
import { costPerWear } from '../../lib/cost-per-wear.ts';

export type PieceCost = { item: ClothingItem; cost: number };
/** The costs of the pieces with the same currency. `currency` is null for prices without a currency. */
export type Costs = {
  currency: string | null;
  pieces: number;
  total: number;
  /** `best` are the worn pieces with the lowest cost per wear, `worst` the other pieces with the highest. */
  best: readonly PieceCost[];
  worst: readonly PieceCost[];
};

const listed = 4;

/** The costs by currency, as amounts in different ones cannot be compared. The one with most pieces comes first. */
export function costsOf(items: readonly ClothingItem[]): Costs[] {
  const priced = items.filter(({ price }) => price !== null);
  return [...Map.groupBy(priced, ({ currency }) => currency)]
    .map(([currency, group]) => {
      const costs = group
        .map((item) => ({ item, cost: costPerWear(item) ?? 0 }))
        .toSorted((one, other) => one.cost - other.cost);
      const best = costs.filter(({ item }) => item.timesWorn > 0).slice(0, listed);
      return {
        currency,
        pieces: group.length,
        total: group.reduce((sum, { price }) => sum + (price ?? 0), 0),
        best,
        worst: costs
          .filter((piece) => !best.includes(piece))
          .slice(-listed)
          .toReversed(),
      };
    })
    .toSorted((one, other) => other.pieces - one.pieces);
}
