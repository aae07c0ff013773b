import type { Category } from '#shared/catalog';
import type { LikelyCategory } from '#shared/rules/suggest-category';

/**
 * A neural network with one hidden layer that estimates category probabilities from features. Its weights were fitted with
 * Adam to 4,600 shop photos (the labels of the Fashion Product Images data set), 1,600 of people's own (Clothing Dataset,
 * CC0) and 1,200 of the demo's pieces; one in eight was kept for the temperature. The trainer is in the history of this
 * repository, at `bin/lab/garments`. A stored weight is a whole number, the true weight times `scale`. Rows are stored
 * by name, as numbers separated by spaces.
 */
export type GarmentNet = {
  scale: number;
  /** Divides the scores, so that probabilities are as uncertain as on photos that were not used for fitting. */
  temperature: number;
  /** For each feature, its mean, its standard deviation, and its weight for each hidden unit. */
  features: Readonly<Record<string, string>>;
  /** The bias of each hidden unit. */
  hidden: string;
  /** For each category, the weight of each hidden unit. The last number is the bias. */
  categories: Readonly<Partial<Record<Category, string>>>;
};

const numbersOf = (row: string) => row.split(' ').map(Number);

/** The limit of a standardized feature, in spreads. Values farther from the mean are cut to it. */
const farthest = 4;

/** The probability of each category. The probabilities sum up to 1. */
export function probabilitiesOf(
  net: GarmentNet,
  features: Readonly<Record<string, number>>,
): LikelyCategory[] {
  const hidden = numbersOf(net.hidden).map((bias) => bias / net.scale);
  for (const [name, row] of Object.entries(net.features)) {
    const [mean = 0, spread = 1, ...weights] = numbersOf(row);
    const distance = ((features[name] ?? mean) - mean) / spread;
    const value = Math.min(farthest, Math.max(-farthest, distance));
    weights.forEach((weight, unit) => {
      hidden[unit] = (hidden[unit] ?? 0) + (value * weight) / net.scale;
    });
  }
  const scores = Object.entries(net.categories).map(([category, row]) => ({
    category: category as Category,
    score: numbersOf(row).reduce(
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
