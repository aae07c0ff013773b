import type { AnalyzedImage, PhotoFeatures } from '../platform/invoke-image-worker.ts';
import type { Photo } from './decode/decode-photo.ts';
import { likelyCategoriesOf } from './garment/likely-categories.ts';
import { hashOf } from './image-hash.ts';
import { mainColorOf } from './subject-color/main-color.ts';
import { subjectIn } from './subject-color/subject-in.ts';
import { thumbnailOf } from './thumbnail.ts';

/** The size of a photo and its perceptual hash. */
export async function photoFeaturesOf(photo: Photo): Promise<PhotoFeatures> {
  return { ...photo.original, hash: hashOf(await thumbnailOf(photo)) };
}

/** The size and perceptual hash of a photo, its main color and likely categories. Uses no generative model. */
export async function photoAnalysisOf(photo: Photo): Promise<Omit<AnalyzedImage, 'preview'>> {
  const thumbnail = await thumbnailOf(photo);
  const subject = subjectIn(thumbnail);
  return {
    ...photo.original,
    hash: hashOf(thumbnail),
    color: mainColorOf(subject),
    categories: likelyCategoriesOf(subject),
  };
}
