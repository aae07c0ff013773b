import type { PhotoFeatures } from '../platform/invoke-image-worker.ts';
import type { Photo } from './decode/decode-photo.ts';
import { hashOf } from './image-hash.ts';
import { mainColorOf } from './subject-color/main-color.ts';
import { thumbnailOf } from './thumbnail.ts';

/** What can be told of a photograph without a model: its size, its look and the color of what it shows. */
export async function photoFeaturesOf(photo: Photo): Promise<PhotoFeatures> {
  const thumbnail = await thumbnailOf(photo);
  return { ...photo.original, hash: hashOf(thumbnail), color: mainColorOf(thumbnail) };
}
