import type { PhotoFeatures } from '../platform/invoke-image-worker.ts';
import type { Photo } from './decode/decode-photo.ts';
import { hashOf } from './image-hash.ts';
import { mainColorOf } from './subject-color/main-color.ts';
import { thumbnailOf } from './thumbnail.ts';

/** The size of a photo, its perceptual hash and the main color of the piece in it, computed without an AI model. */
export async function photoFeaturesOf(photo: Photo): Promise<PhotoFeatures> {
  const thumbnail = await thumbnailOf(photo);
  return { ...photo.original, hash: hashOf(thumbnail), color: mainColorOf(thumbnail) };
}
