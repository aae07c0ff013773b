import type { Thumbnail } from '../thumbnail.ts';
import { type ColorClusters, clusterColors } from './color-clusters.ts';
import { findSubject } from './find-subject.ts';
import { type LabImage, labImageOf } from './lab-image.ts';

const clusters = 20;

/** A photo with its colors, and the probability of each pixel that it belongs to the piece, from 0 to 1. */
export type Subject = ColorClusters & { image: LabImage; opacity: Float32Array };

/** Finds the piece in a photo. Where none stands out, the cloth fills the whole photo. */
export function subjectIn(thumbnail: Thumbnail): Subject {
  const image = labImageOf(thumbnail);
  const found = clusterColors(image, clusters);
  const opacity = findSubject({ image, opacity: thumbnail.opacity, ...found });
  return { ...found, image, opacity: opacity.some((share) => share > 0.5) ? opacity : opacity.map(() => 1) };
}
