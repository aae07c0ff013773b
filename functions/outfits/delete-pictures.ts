import type { Outfit } from '#shared/contract/outfits';
import { deleteImages } from '../platform/media.ts';

/** Deletes the stored pictures of an outfit from the media bucket; does nothing if it has none. */
export async function deletePictures(outfit: Outfit) {
  const { outfitImageUrl, generatedImageUrl, aiGeneratedImageUrl } = outfit;
  const paths = [outfitImageUrl, generatedImageUrl, aiGeneratedImageUrl].filter((path) => path !== null);
  if (paths.length) await deleteImages([...new Set(paths)]);
}
