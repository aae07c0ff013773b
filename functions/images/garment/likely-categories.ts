import type { LikelyCategory } from '#shared/rules/suggest-category';
import type { Subject } from '../subject-color/subject-in.ts';
import { garmentFeaturesOf } from './garment-features.ts';
import { type GarmentNet, probabilitiesOf } from './garment-net.ts';
import weights from './garment-weights.json' with { type: 'json' };

/** The most categories that are returned, and the least probability of each. */
const most = 8;
const least = 0.02;

const net: GarmentNet = weights;

/** The most likely categories of a piece by its shape and colors, most likely first. Empty if there is no piece. */
export function likelyCategoriesOf({ image, opacity }: Subject): LikelyCategory[] {
  const features = garmentFeaturesOf(image, opacity);
  if (!features) return [];
  return probabilitiesOf(net, features)
    .filter(({ probability }) => probability >= least)
    .toSorted((one, other) => other.probability - one.probability)
    .slice(0, most)
    .map(({ category, probability }) => ({ category, probability: Math.round(probability * 1000) / 1000 }));
}
