import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Category } from '#shared/catalog';
import { decodePhoto } from '../../../functions/images/decode/decode-photo.ts';
import { garmentFeaturesOf } from '../../../functions/images/garment/garment-features.ts';
import { subjectIn } from '../../../functions/images/subject-color/subject-in.ts';
import { thumbnailOf } from '../../../functions/images/thumbnail.ts';

/** The features of a photo, its correct categories, and its weight in the training. */
export type LabelledFeatures = {
  categories: Category[];
  weight: number;
  features: Record<string, number>;
};

/**
 * Yields the features of all photos. Each of the given folders contains folders that are named after categories.
 * Unreadable files are reported and skipped.
 */
export async function* measurePhotos(folders: readonly string[]): AsyncGenerator<LabelledFeatures> {
  for (const folder of folders)
    for (const name of await readdir(folder))
      for (const file of await readdir(join(folder, name))) {
        const path = join(folder, name, file);
        const features = await featuresOf(await readFile(path)).catch((error) => {
          console.error(`${path}: ${error}`);
          return null;
        });
        if (features) yield { categories: name.split(',') as Category[], weight: 1, features };
      }
}

/** Returns the features of the piece in a file, or null if no piece is found. */
async function featuresOf(file: Buffer): Promise<Record<string, number> | null> {
  const { image, opacity } = subjectIn(await thumbnailOf(await decodePhoto(file)));
  return garmentFeaturesOf(image, opacity);
}
