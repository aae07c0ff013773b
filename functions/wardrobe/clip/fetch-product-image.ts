import { AppError } from '#shared/errors';
import { guardedFetch } from '../../platform/guarded-fetch.ts';

export type ProductImage = { bytes: Buffer; contentType: 'image/jpeg' | 'image/png' | 'image/webp' };
type Fetch = typeof guardedFetch;

/** Fetches a product's picture; what is not one that can be uploaded fails with `clip.no_image`. */
export async function fetchProductImage(address: string, fetch: Fetch = guardedFetch): Promise<ProductImage> {
  const { status, body } = await fetch(address, 'image');
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
