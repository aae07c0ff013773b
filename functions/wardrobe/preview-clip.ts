import type { ClipPreview } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { clipCategoryOf } from '#shared/rules/clip-category';
import { clipPage, extractUrl } from '../clip/clip-page.ts';
import { fetchProductImage, type ProductImage } from '../clip/fetch-product-image.ts';
import { invokeAnalyzeImage } from '../platform/invoke-analyze-image.ts';
import { measure } from '../platform/measure.ts';
import { deleteUpload, putUpload } from '../platform/uploads.ts';
import { uploadPath } from './upload-path.ts';

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/**
 * Reads the product on a shop's page and stores its image as an upload of the user. `createItem` can turn this upload
 * into an item. Otherwise it expires like any upload. `pasted` is a text that contains the page's URL. Throws the
 * errors of `clipPage`, and `clip.no_image` if the image cannot be decoded.
 */
export async function previewClip(userId: string, pasted: string): Promise<ClipPreview> {
  const { category, ...product } = await clipPage(extractUrl(pasted));
  const image = await fetchProductImage(product.image);
  const path = uploadPath(userId, `clip.${extensions[image.contentType]}`);
  const { color, hash, preview } = await uploadAndAnalyze(path, image);
  measure('Clips', { Outcome: 'read' });
  return {
    ...product,
    color: product.color ?? color.color,
    category: category && clipCategoryOf(category),
    wardrobeCategory: category,
    picture: preview,
    path,
    hash,
    analysis: color,
  };
}

/** Stores an image as an upload and analyzes it. If that fails, deletes it and throws `clip.no_image` or the error. */
async function uploadAndAnalyze(path: string, { bytes, contentType }: ProductImage) {
  await putUpload(path, bytes, contentType);
  try {
    const { preview, color, hash } = await invokeAnalyzeImage({ path, withPreview: true });
    return { color, hash, preview: `data:image/jpeg;base64,${preview}` };
  } catch (error) {
    await deleteUpload(path);
    throw error instanceof AppError ? new AppError('clip.no_image') : error;
  }
}
