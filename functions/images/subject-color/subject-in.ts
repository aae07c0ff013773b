import { subjectMaskOf } from '../cut-out/subject-mask.ts';
import type { Thumbnail } from '../thumbnail.ts';
import { type ColorClusters, clusterColors } from './color-clusters.ts';
import { findSubject } from './find-subject.ts';
import { type LabImage, labImageOf } from './lab-image.ts';
import { pieceOnPlainGround } from './plain-ground.ts';

const clusters = 20;

/** A photo with its color clusters, and the probability from 0 to 1 that each pixel belongs to the piece. */
export type Subject = ColorClusters & { image: LabImage; opacity: Float32Array };

/** Finds the piece in a photo. If nothing stands out, the piece is assumed to fill the whole photo. */
export function subjectIn(thumbnail: Thumbnail): Subject {
  const image = labImageOf(thumbnail);
  const found = clusterColors(image, clusters);
  const opacity = opacityIn(image, thumbnail, found);
  return { ...found, image, opacity: opacity.some((share) => share > 0.5) ? opacity : opacity.map(() => 1) };
}

/** The least confidence at which the mask from `subjectMaskOf` is used. */
const leastConfidence = 0.15;

/**
 * Tries several methods in order: the photo's own transparency, a plain ground, the mask that is also used for cut-outs
 * (if its confidence is high enough), and `findSubject`.
 */
function opacityIn(image: LabImage, { opacity }: Thumbnail, found: ColorClusters): Float32Array {
  if (opacity) return Float32Array.from(opacity, (value) => value / 255);
  const piece = pieceOnPlainGround(image);
  if (piece) return Float32Array.from(piece);
  const { mask, confidence } = subjectMaskOf(image);
  return confidence >= leastConfidence ? Float32Array.from(mask) : findSubject({ image, ...found });
}
