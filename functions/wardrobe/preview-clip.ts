import type { ClipPreview } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { clipCategoryOf } from '#shared/rules/clip-category';
import { clipPage } from '../clip/clip-page.ts';
import { extractUrl } from '../clip/extract-url.ts';
import { fetchProductImage, type ProductImage } from '../clip/fetch-product-image.ts';
import { invokeAnalyzeImage } from '../platform/invoke-image-worker.ts';
import { deleteUpload, putUpload } from '../platform/uploads.ts';
import { uploadPath } from './upload-path.ts';

const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

/**
 * Reads the product at an address and fetches its picture to where an upload of the caller would lie, so that
 * `createItem` makes an item of it as of any other; one that nobody saves expires like any other, too. Fails as
 * `clipPage` does, and with `clip.no_image` where the picture is none that could be shown.
 */
export async function previewClip(userId: string, pasted: string): Promise<ClipPreview> {
  const { category, ...product } = await clipPage(extractUrl(pasted));
  const picture = await fetchProductImage(product.image);
  const path = uploadPath(userId, `clip.${extensions[picture.contentType]}`);
  const { color, hash, shown } = await look(path, picture);
  return {
    ...product,
    color: product.color ?? color.color,
    category: category && clipCategoryOf(category),
    wardrobeCategory: category,
    picture: shown,
    path,
    hash,
    analysis: color,
  };
}

async function look(path: string, { bytes, contentType }: ProductImage) {
  await putUpload(path, bytes, contentType);
  try {
    const { picture, color, hash } = await invokeAnalyzeImage({ path, picture: true });
    return { color, hash, shown: `data:image/jpeg;base64,${picture}` };
  } catch (error) {
    await deleteUpload(path);
    throw error instanceof AppError ? new AppError('clip.no_image') : error;
  }
}
