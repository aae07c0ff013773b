import { subjectMaskOf } from '../cut-out/subject-mask.ts';
import type { Thumbnail } from '../thumbnail.ts';
import { type ColorClusters, clusterColors } from './color-clusters.ts';
import { findSubject } from './find-subject.ts';
import { type LabImage, labImageOf } from './lab-image.ts';
import { pieceOnPlainGround } from './plain-ground.ts';

const clusters = 20;

/** A photo with its colors, and the probability of each pixel that it belongs to the piece, from 0 to 1. */
export type Subject = ColorClusters & { image: LabImage; opacity: Float32Array };

/** Finds the piece in a photo. Where none stands out, the cloth fills the whole photo. */
export function subjectIn(thumbnail: Thumbnail): Subject {
  const image = labImageOf(thumbnail);
  const found = clusterColors(image, clusters);
  const opacity = opacityIn(image, thumbnail, found);
  return { ...found, image, opacity: opacity.some((share) => share > 0.5) ? opacity : opacity.map(() => 1) };
}

/** From this confidence on, the mask that photos are cut out by is taken. */
const leastConfidence = 0.15;

/** The photo's own transparency, else what is not the plain ground, else as the photo is cut out, where that is sure. */
function opacityIn(image: LabImage, { opacity }: Thumbnail, found: ColorClusters): Float32Array {
  if (opacity) return Float32Array.from(opacity, (value) => value / 255);
  const piece = pieceOnPlainGround(image);
  if (piece) return Float32Array.from(piece);
  const { mask, confidence } = subjectMaskOf(image);
  return confidence >= leastConfidence ? Float32Array.from(mask) : findSubject({ image, ...found });
}
