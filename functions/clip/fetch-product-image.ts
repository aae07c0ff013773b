import { AppError } from '#shared/errors';
import { guardedFetch } from '../platform/guarded-fetch.ts';
import { largerImage } from './larger-image.ts';

export type ProductImage = { bytes: Buffer; contentType: 'image/jpeg' | 'image/png' | 'image/webp' };

/**
 * Fetches a product's picture, larger than the page shows it where its address tells a size. One that cannot be
 * uploaded, or lies where nothing is fetched, fails with `clip.no_image`.
 */
export async function fetchProductImage(address: string): Promise<ProductImage> {
  const larger = largerImage(address);
  // A server that signs its addresses has no other size.
  const found = larger ? await fetchImage(larger).catch(() => null) : null;
  return found ?? fetchImage(address);
}

async function fetchImage(address: string): Promise<ProductImage> {
  const { status, body } = await guardedFetch(address, 'image').catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'clip.refused' ? new AppError('clip.no_image') : error;
  });
  const contentType = status === 200 ? typeOf(body) : null;
  if (!contentType) throw new AppError('clip.no_image', { status });
  return { bytes: body, contentType };
}

/** What a file is by its first bytes, since a server may call it anything. */
function typeOf(bytes: Buffer): ProductImage['contentType'] | null {
  const start = bytes.subarray(0, 12).toString('latin1');
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'image/webp' : null;
}
