import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Category } from '#shared/catalog';
import { decodePhoto } from '../../functions/images/decode/decode-photo.ts';
import { garmentFeaturesOf } from '../../functions/images/garment/garment-features.ts';
import { subjectIn } from '../../functions/images/subject-color/subject-in.ts';
import { thumbnailOf } from '../../functions/images/thumbnail.ts';

/** The features of a photo, with the categories that are right for it and how much it counts. */
export type LabelledFeatures = {
  categories: Category[];
  weight: number;
  features: Record<string, number>;
};

/** The features of all photos in the folders of folders that are named after categories. Unreadable files are skipped, and told. */
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

/** The features of the piece in a file, or null where there is none. */
async function featuresOf(file: Buffer): Promise<Record<string, number> | null> {
  const { image, opacity } = subjectIn(await thumbnailOf(await decodePhoto(file)));
  return garmentFeaturesOf(image, opacity);
}
