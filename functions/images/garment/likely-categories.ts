import type { LikelyCategory } from '#shared/rules/suggest-category';
import type { Subject } from '../subject-color/subject-in.ts';
import { garmentFeaturesOf } from './garment-features.ts';
import { type GarmentNet, probabilitiesOf } from './garment-net.ts';
import weights from './garment-weights.json' with { type: 'json' };

/** How many categories are named at most, and from which probability. */
const most = 8;
const least = 0.02;

const net = weights as GarmentNet;

/** The categories that the shape and the colors of a piece speak for, likeliest first; none where there is no piece. */
export function likelyCategoriesOf({ image, opacity }: Subject): LikelyCategory[] {
  const features = garmentFeaturesOf(image, opacity);
  if (!features) return [];
  return probabilitiesOf(net, features)
    .filter(({ probability }) => probability >= least)
    .toSorted((one, other) => other.probability - one.probability)
    .slice(0, most)
    .map(({ category, probability }) => ({ category, probability: Math.round(probability * 1000) / 1000 }));
}
