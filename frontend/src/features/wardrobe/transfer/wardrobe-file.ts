import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import * as z from 'zod';
import { type ClothingItem, CreateClothingItem } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';
import { atWidth } from '#shared/rules/image-variant';
import { api } from '../../../lib/api.ts';

/*
 * The file format of an exported wardrobe: a ZIP with `wardrobe.json`, which lists the items newest first, and the
 * photos in `photos/`.
 */

const listName = 'wardrobe.json';
const PackedItemSchema = CreateClothingItem.omit({ imageUrl: true }).extend({
  photo: z.string(),
  // A date that today's rules refuse must not make an older file unreadable.
  purchasedOn: CreateClothingItem.shape.purchasedOn.catch(null),
});
const WardrobeList = z.object({
  format: z.literal('wardrobe'),
  version: z.literal(1),
  items: z.array(PackedItemSchema).max(limits.wardrobeItems),
});

/** An item read from a file, with its photo to upload. */
export type PackedItem = { photo: File; details: Omit<z.output<typeof PackedItemSchema>, 'photo'> };

/** Packs items and their photos, in the largest size, into a ZIP. Throws if a photo cannot be read. */
export async function packWardrobe(items: readonly ClothingItem[], onProgress: (percent: number) => void) {
  const { signedUrls } = await api.images.signUrls({ body: { urls: items.map(({ imageUrl }) => imageUrl) } });
  const files: Zippable = {};
  const packedItems: z.input<typeof PackedItemSchema>[] = [];
  for (const [index, item] of items.entries()) {
    const { id, userId: _, imageUrl, createdAt: __, image: ___, ...details } = item;
    const response = await fetch(atWidth(signedUrls[imageUrl] ?? '', 1536));
    if (!response.ok) throw new Error(`The photo of ${id} could not be read.`);
    const photo = `photos/${String(index + 1).padStart(3, '0')}_${item.category}.webp`;
    // Not compressed: WebP is compressed already.
    files[photo] = [new Uint8Array(await response.arrayBuffer()), { level: 0 }];
    packedItems.push({ ...details, photo });
    onProgress(Math.floor(((index + 1) / items.length) * 100));
  }
  const packed: z.input<typeof WardrobeList> = { format: 'wardrobe', version: 1, items: packedItems };
  files[listName] = strToU8(JSON.stringify(packed, null, 2));
  return new Blob([zipSync(files)], { type: 'application/zip' });
}

/** Reads the items of a file, oldest first, so that importing them keeps their order. Throws on an invalid file. */
export function unpackWardrobe(zip: Uint8Array): PackedItem[] {
  let bytes = 0;
  const files = unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      if (originalSize > limits.upload.bytes) throw new Error(`${name} is too large.`);
      bytes += originalSize;
      if (bytes > limits.wardrobeItems * limits.upload.bytes) throw new Error('The file is too large.');
      return name === listName || name.startsWith('photos/');
    },
  });
  const { items } = WardrobeList.parse(JSON.parse(strFromU8(files[listName] ?? new Uint8Array())));
  return items.toReversed().map(({ photo, ...details }) => {
    const bytes = files[photo];
    if (!bytes) throw new Error(`${photo} is missing.`);
    const name = photo.split('/').at(-1) ?? photo;
    return { photo: new File([new Uint8Array(bytes)], name, { type: 'image/webp' }), details };
  });
}
