import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { atWidth } from '#shared/rules/image-variant';
import { listName, listOf, photoName } from '../../../data/wardrobe-list.ts';
import { api } from '../../../lib/api.ts';

/** Packs items and their photos, in the largest size, into a ZIP. Throws if a photo cannot be read. */
export async function packWardrobe(items: readonly ClothingItem[], onProgress: (percent: number) => void) {
  const { signedUrls } = await api.images.signUrls({ body: { urls: items.map(({ imageUrl }) => imageUrl) } });
  const files: Zippable = {};
  const packedItems: Parameters<typeof listOf>[0] = [];
  for (const [index, item] of items.entries()) {
    const { id, userId: _, imageUrl, createdAt: __, image, ...details } = item;
    const response = await fetch(atWidth(signedUrls[imageUrl] ?? '', 1536));
    if (!response.ok) throw new Error(`The photo of ${id} could not be read.`);
    const photo = photoName(item, index);
    // Not compressed: WebP is compressed already.
    files[photo] = [new Uint8Array(await response.arrayBuffer()), { level: 0 }];
    packedItems.push({ ...details, photo, hash: image.hash });
    onProgress(Math.floor(((index + 1) / items.length) * 100));
  }
  files[listName] = strToU8(listOf(packedItems));
  return new Blob([zipSync(files)], { type: 'application/zip' });
}
