import { type Category, slotOf } from '#shared/catalog';
import {
  type GarmentNet,
  probabilitiesOf,
  standardized,
} from '../../../functions/images/garment/garment-net.ts';
import type { LabelledFeatures } from './measure.ts';

const units = 56;
const steps = 6000;
const batch = 256;
const rate = 0.008;
/**
 * During training, features are changed randomly (`noise`) and hidden units are left out (`leftOut`), so that the
 * network does not memorize single photos.
 */
const noise = 0.12;
const leftOut = 0.15;
const decay = 0.0004;
const scale = 100;
/** One in this many samples is not trained on. These samples are used for the report and for the temperature. */
const keptEvery = 8;

type Layer = { weights: Float64Array; mean: Float64Array; square: Float64Array; slope: Float64Array };
type Sample = { values: Float64Array; right: Set<number>; weight: number };

/** Trains the network on samples with Adam. Deterministic: the same samples give the same weights. */
export function fitNet(samples: readonly LabelledFeatures[]): { net: GarmentNet; report: string } {
  const chance = seeded(7);
  const names = Object.keys(samples[0]?.features ?? {});
  const categories = [...new Set(samples.flatMap((sample) => sample.categories))].toSorted();
  const averages = names.map((name) => averageOf(samples.map(({ features }) => features[name] ?? 0)));
  const all = samples.map((sample) => toSample(sample, names, averages, categories));
  const kept = samples.filter((_, index) => index % keptEvery === 0);
  const fitted = all.filter((_, index) => index % keptEvery !== 0);
  const pick = pickerOf(fitted, categories.length, chance);
  const first = layerOf((names.length + 1) * units, 1 / Math.sqrt(names.length), chance);
  const second = layerOf((units + 1) * categories.length, 1 / Math.sqrt(units), chance);
  for (let step = 1; step <= steps; step++) {
    for (let at = 0; at < batch; at++) learn(pick(), first, second, categories.length, chance);
    const pace = rate * 0.5 * (1 + Math.cos((Math.PI * step) / steps));
    for (const layer of [first, second]) move(layer, step, pace);
  }
  const net: GarmentNet = {
    scale,
    temperature: 1,
    features: Object.fromEntries(
      names.map((name, index) => [
        name,
        {
          mean: rounded(averages[index]?.mean ?? 0),
          spread: rounded(averages[index]?.spread ?? 1),
          weights: wholes(first.weights.subarray(index * units, (index + 1) * units)),
        },
      ]),
    ),
    hidden: wholes(first.weights.subarray(names.length * units)),
    categories: Object.fromEntries(
      categories.map((category, at) => [
        category,
        wholes(
          Float64Array.from(
            { length: units + 1 },
            (_, unit) => second.weights[unit * categories.length + at] ?? 0,
          ),
        ),
      ]),
    ),
  };
  const temperature = temperatureFor(net, kept);
  const told = { ...net, temperature };
  return { net: told, report: reportOn(told, kept) };
}

const rounded = (value: number) => Number(value.toPrecision(4));
const wholes = (values: Float64Array) => [...values].map((value) => Math.round(value * scale));

function averageOf(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return { mean, spread: Math.max(spread, 1e-4) };
}

function toSample(
  { features, categories: right, weight }: LabelledFeatures,
  names: readonly string[],
  averages: readonly { mean: number; spread: number }[],
  categories: readonly Category[],
): Sample {
  const values = Float64Array.from(names, (name, index) =>
    standardized(features[name] ?? 0, averages[index] ?? { mean: 0, spread: 1 }),
  );
  return { values, right: new Set(right.map((category) => categories.indexOf(category))), weight };
}

/** Returns a function that picks samples at random. Rare categories are picked more often than their share. */
function pickerOf(samples: readonly Sample[], categories: number, chance: () => number) {
  const counts = new Float64Array(categories);
  for (const { right, weight } of samples)
    for (const at of right) counts[at] = (counts[at] ?? 0) + weight / right.size;
  let total = 0;
  const upTo = samples.map(({ right, weight }) => {
    const rarity = Math.max(...[...right].map((at) => 1 / Math.sqrt(Math.max(8, counts[at] ?? 0))));
    total += weight * rarity;
    return total;
  });
  return () => {
    const at = chance() * total;
    let [low, high] = [0, upTo.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return samples[low] as Sample;
  };
}

const layerOf = (length: number, spread: number, chance: () => number): Layer => ({
  weights: Float64Array.from({ length }, () => spread * normal(chance)),
  mean: new Float64Array(length),
  square: new Float64Array(length),
  slope: new Float64Array(length),
});

/** Adds the gradient of one sample. Any of its correct categories counts as correct. */
function learn(
  { values, right }: Sample,
  first: Layer,
  second: Layer,
  categories: number,
  chance: () => number,
) {
  const inputs = values.map((value) => value + noise * normal(chance));
  const hidden = first.weights.slice(values.length * units);
  inputs.forEach((value, index) => {
    const row = index * units;
    for (let unit = 0; unit < units; unit++)
      hidden[unit] = (hidden[unit] as number) + value * (first.weights[row + unit] as number);
  });
  const open = hidden.map((value) => (value > 0 && chance() >= leftOut ? 1 / (1 - leftOut) : 0));
  const active = hidden.map((value, unit) => value * (open[unit] as number));
  const scores = second.weights.slice(units * categories);
  active.forEach((value, unit) => {
    if (value === 0) return;
    for (let at = 0; at < categories; at++)
      scores[at] = (scores[at] as number) + value * (second.weights[unit * categories + at] as number);
  });
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const total = odds.reduce((sum, each) => sum + each, 0);
  const shares = odds.map((each) => each / total);
  const rightShare = Math.max(
    1e-6,
    [...right].reduce((sum, at) => sum + (shares[at] as number), 0),
  );
  const slopes = shares.map((share, at) => share - (right.has(at) ? share / rightShare : 0));
  const back = new Float64Array(units);
  active.forEach((value, unit) => {
    if (!open[unit]) return;
    let sum = 0;
    for (let at = 0; at < categories; at++) {
      const place = unit * categories + at;
      sum += (slopes[at] as number) * (second.weights[place] as number);
      second.slope[place] = (second.slope[place] as number) + (slopes[at] as number) * value;
    }
    back[unit] = sum * (open[unit] as number);
  });
  for (let at = 0; at < categories; at++)
    second.slope[units * categories + at] =
      (second.slope[units * categories + at] as number) + (slopes[at] as number);
  for (let index = 0; index <= inputs.length; index++) {
    const value = index < inputs.length ? (inputs[index] as number) : 1;
    for (let unit = 0; unit < units; unit++) {
      const place = index * units + unit;
      first.slope[place] = (first.slope[place] as number) + value * (back[unit] as number);
    }
  }
}

/** Makes one step of Adam with weight decay after a batch. */
function move(layer: Layer, step: number, pace: number) {
  const [early, late] = [1 - 0.9 ** step, 1 - 0.999 ** step];
  for (let place = 0; place < layer.weights.length; place++) {
    const slope = (layer.slope[place] as number) / batch + decay * (layer.weights[place] as number);
    const mean = 0.9 * (layer.mean[place] as number) + 0.1 * slope;
    const square = 0.999 * (layer.square[place] as number) + 0.001 * slope * slope;
    layer.mean[place] = mean;
    layer.square[place] = square;
    layer.weights[place] =
      (layer.weights[place] as number) - (pace * (mean / early)) / (Math.sqrt(square / late) + 1e-8);
    layer.slope[place] = 0;
  }
}

/** Returns the temperature at which the samples that were kept back are most likely. */
function temperatureFor(net: GarmentNet, kept: readonly LabelledFeatures[]): number {
  const choices = [0.8, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.3, 2.6, 3];
  const surprise = (temperature: number) =>
    kept.reduce((sum, { features, categories }) => {
      const right = probabilitiesOf({ ...net, temperature }, features)
        .filter(({ category }) => categories.includes(category))
        .reduce((all, { probability }) => all + probability, 0);
      return sum - Math.log(Math.max(1e-6, right));
    }, 0);
  return choices.reduce((best, choice) => (surprise(choice) < surprise(best) ? choice : best));
}

function reportOn(net: GarmentNet, kept: readonly LabelledFeatures[]): string {
  const found = kept.map(({ features, categories }) => {
    const best = probabilitiesOf(net, features).reduce((one, other) =>
      other.probability > one.probability ? other : one,
    );
    return {
      slot: categories.some((category) => slotOf(category) === slotOf(best.category)),
      category: categories.includes(best.category),
    };
  });
  const share = (of: 'slot' | 'category') =>
    `${((100 * found.filter((each) => each[of]).length) / found.length).toFixed(1)} %`;
  return `${kept.length} samples that were not fitted: slot ${share('slot')}, category ${share('category')}; temperature ${net.temperature}`;
}

/** Returns a generator of random numbers from 0 to 1 (mulberry32). The same seed always gives the same numbers. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a normally distributed random number (Box–Muller). */
const normal = (chance: () => number) =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
