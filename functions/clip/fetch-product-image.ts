import { AppError } from '#shared/errors';
import { photoSignatureOf } from '#shared/rules/photo-signature';
import { guardedFetch } from '../platform/guarded-fetch.ts';

/** A product image in one of the formats that uploads accept. */
export type ProductImage = { bytes: Buffer; contentType: 'image/jpeg' | 'image/png' | 'image/webp' };

/** Query parameters that tell an image server the wanted width or height in pixels. */
const widthParameters = new Set(['imwidth', 'width', 'w', 'wid', 'sw']);
const heightParameters = new Set(['height', 'h', 'hei', 'sh']);
const wantedWidth = 1200;
const sufficientWidth = 800;

/**
 * Fetches a product's image, in a larger size if its address has a size parameter. Throws `clip.no_image` if the
 * response is not a JPEG, PNG or WebP or if the address may not be fetched, otherwise the errors of `guardedFetch`.
 */
export async function fetchProductImage(address: string): Promise<ProductImage> {
  const larger = largerImageUrl(address);
  // A server that signs its addresses refuses any other size. Then the original address is fetched.
  const image = larger ? await fetchImage(larger).catch(() => null) : null;
  return image ?? fetchImage(address);
}

/** The address with its size parameters raised to 1,200 pixels. Null without one, or if it has 800 or more. */
function largerImageUrl(address: string): string | null {
  const url = new URL(address);
  const sizes = [...url.searchParams].filter(([, value]) => /^\d{1,4}$/.test(value));
  const [name, width] = sizes.find(([name]) => widthParameters.has(name.toLowerCase())) ?? [];
  if (!name || Number(width) >= sufficientWidth) return null;
  for (const [other, height] of sizes)
    if (heightParameters.has(other.toLowerCase()))
      url.searchParams.set(other, String(Math.round((Number(height) * wantedWidth) / Number(width))));
  url.searchParams.set(name, String(wantedWidth));
  return url.href;
}

async function fetchImage(address: string): Promise<ProductImage> {
  const { status, body } = await guardedFetch(address, 'image').catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'clip.refused' ? new AppError('clip.no_image') : error;
  });
  // Servers often declare a wrong type.
  const format = status === 200 ? photoSignatureOf(body) : null;
  if (!format || format === 'heic') throw new AppError('clip.no_image', { status });
  return { bytes: body, contentType: `image/${format}` };
}
