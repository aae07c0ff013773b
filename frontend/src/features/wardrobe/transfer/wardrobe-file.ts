import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import * as z from 'zod';
import { type ClothingItem, CreateClothingItem } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';
import { atWidth } from '#shared/rules/image-variant';
import { api } from '../../../lib/api.ts';

/*
 * A wardrobe as a file: a ZIP of `wardrobe.json`, which lists the pieces newest first, and their photographs.
 */

const list = 'wardrobe.json';
const PackedItemSchema = CreateClothingItem.omit({ imageUrl: true }).extend({
  photo: z.string(),
  // An older file may tell a day that is refused today, for which no piece is to be lost.
  purchasedOn: CreateClothingItem.shape.purchasedOn.catch(null),
});
const WardrobeList = z.object({
  format: z.literal('wardrobe'),
  version: z.literal(1),
  items: z.array(PackedItemSchema).max(limits.wardrobeItems),
});

/** A piece of a file, with the photograph that becomes its image. */
export type PackedItem = { photo: File; details: Omit<z.output<typeof PackedItemSchema>, 'photo'> };

/** Packs all pieces with their photographs in the largest size there is. */
export async function packWardrobe(items: readonly ClothingItem[], onProgress: (percent: number) => void) {
  const { signedUrls } = await api.images.signUrls({ body: { urls: items.map(({ imageUrl }) => imageUrl) } });
  const files: Zippable = {};
  const packedItems: z.input<typeof PackedItemSchema>[] = [];
  for (const [index, item] of items.entries()) {
    const { id, userId: _, imageUrl, createdAt: __, image: ___, ...details } = item;
    const response = await fetch(atWidth(signedUrls[imageUrl] ?? '', 1536));
    if (!response.ok) throw new Error(`The photo of ${id} could not be read.`);
    const photo = `photos/${String(index + 1).padStart(3, '0')}_${item.category}.webp`;
    // Photographs are compressed already.
    files[photo] = [new Uint8Array(await response.arrayBuffer()), { level: 0 }];
    packedItems.push({ ...details, photo });
    onProgress(Math.floor(((index + 1) / items.length) * 100));
  }
  const packed: z.input<typeof WardrobeList> = { format: 'wardrobe', version: 1, items: packedItems };
  files[list] = strToU8(JSON.stringify(packed, null, 2));
  return new Blob([zipSync(files)], { type: 'application/zip' });
}

/** The pieces of such a file, oldest first, so that they end in the order they were in; throws when it is none. */
export function unpackWardrobe(zip: Uint8Array): PackedItem[] {
  let bytes = 0;
  const files = unzipSync(zip, {
    filter: ({ name, originalSize }) => {
      if (originalSize > limits.upload.bytes) throw new Error(`${name} is too large.`);
      bytes += originalSize;
      if (bytes > limits.wardrobeItems * limits.upload.bytes) throw new Error('The file is too large.');
      return name === list || name.startsWith('photos/');
    },
  });
  const { items } = WardrobeList.parse(JSON.parse(strFromU8(files[list] ?? new Uint8Array())));
  return items.toReversed().map(({ photo, ...details }) => {
    const picture = files[photo];
    if (!picture) throw new Error(`${photo} is missing.`);
    const name = photo.split('/').at(-1) ?? photo;
    return { photo: new File([new Uint8Array(picture)], name, { type: 'image/webp' }), details };
  });
}
