import { deleteImages } from '../platform/media.ts';
import type { OutfitRow } from '../table/outfit.ts';

/** Deletes the stored pictures of an outfit from the media bucket; does nothing if it has none. */
export async function deletePictures(outfit: OutfitRow) {
  const { outfitImageUrl, generatedImageUrl, aiGeneratedImageUrl } = outfit;
  const paths = [outfitImageUrl, generatedImageUrl, aiGeneratedImageUrl].filter((path) => path !== null);
  if (paths.length) await deleteImages([...new Set(paths)]);
}
