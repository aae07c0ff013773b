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

/** The features of a photo, the main color of its piece and what that may be, all told without an AI model. */
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
