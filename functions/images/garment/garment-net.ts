import type { Category } from '#shared/catalog';
import type { LikelyCategory } from '#shared/rules/suggest-category';

/**
 * How features make a category probable: a network with one hidden layer, fitted by `npm run garments`. Weights are
 * whole numbers, in `scale`ths. The file is read by people, too: each feature stands with its name.
 */
export type GarmentNet = {
  scale: number;
  /** Probabilities are made as unsure as they were found to be on photos that were not fitted. */
  temperature: number;
  /** What a feature is on average, how much it varies, and what it adds to each hidden unit. */
  features: Record<string, { mean: number; spread: number; weights: readonly number[] }>;
  hidden: readonly number[];
  /** What each hidden unit adds to a category; the last number is added always. */
  categories: Partial<Record<Category, readonly number[]>>;
};

/** Features further from the average than so many spreads are taken for that far. */
const farthest = 4;

/** How far a feature is from its average, in spreads. */
export const standardized = (value: number, { mean, spread }: { mean: number; spread: number }) =>
  Math.min(farthest, Math.max(-farthest, (value - mean) / spread));

/** The probability of each category; together they are 1. */
export function probabilitiesOf(
  net: GarmentNet,
  features: Readonly<Record<string, number>>,
): LikelyCategory[] {
  const hidden = net.hidden.map((bias) => bias / net.scale);
  for (const [name, feature] of Object.entries(net.features)) {
    const value = standardized(features[name] ?? feature.mean, feature);
    feature.weights.forEach((weight, unit) => {
      hidden[unit] = (hidden[unit] ?? 0) + (value * weight) / net.scale;
    });
  }
  const scores = Object.entries(net.categories).map(([category, row]) => ({
    category: category as Category,
    score: row.reduce(
      (sum, weight, unit) =>
        sum + (weight / net.scale) * (unit < hidden.length ? Math.max(0, hidden[unit] ?? 0) : 1),
      0,
    ),
  }));
  const highest = Math.max(...scores.map(({ score }) => score));
  const odds = scores.map(({ category, score }) => ({
    category,
    odds: Math.exp((score - highest) / net.temperature),
  }));
  const total = odds.reduce((sum, each) => sum + each.odds, 0);
  return odds.map(({ category, odds: each }) => ({ category, probability: each / total }));
}
