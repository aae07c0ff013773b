import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';
import { atWidth } from '#shared/rules/image-variant';
import {
  listName,
  listOf,
  type PackedItem,
  photoFolder,
  photoName,
  WardrobeList,
} from '../../../data/wardrobe-list.ts';
import { api } from '../../../lib/api.ts';

/** An item read from a file, with its photo to upload. */
export type UnpackedItem = { photo: File; hash: string | null; details: Omit<PackedItem, 'photo' | 'hash'> };

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

/**
 * Reads the items of a file, oldest first, so that an import keeps their order. Throws if the file is invalid or too
 * large.
 */
export function unpackWardrobe(zip: Uint8Array): UnpackedItem[] {
  let bytes = 0;
  const files = unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      // Other files are skipped: a download of all data contains more than the wardrobe.
      if (name !== listName && !name.startsWith(photoFolder)) return false;
      if (originalSize > limits.upload.bytes) throw new Error(`${name} is too large.`);
      bytes += originalSize;
      if (bytes > limits.wardrobeItems * limits.upload.bytes) throw new Error('The file is too large.');
      return true;
    },
  });
  const { items } = WardrobeList.parse(JSON.parse(strFromU8(files[listName] ?? new Uint8Array())));
  return items.toReversed().map(({ photo, hash = null, ...details }) => {
    const bytes = files[photo];
    if (!bytes) throw new Error(`${photo} is missing.`);
    const name = photo.split('/').at(-1) ?? photo;
    return { photo: new File([new Uint8Array(bytes)], name, { type: 'image/webp' }), hash, details };
  });
}
