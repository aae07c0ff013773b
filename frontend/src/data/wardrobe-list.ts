import * as z from 'zod';
import { type ClothingItem, CreateClothingItem } from '#shared/contract/clothing-item';
import { limits } from '#shared/limits';

/*
 * The format of a wardrobe in a ZIP: `wardrobe.json` lists the items, newest first, and `photos/` contains their
 * photos. The ZIP may contain other files.
 */

export const listName = 'wardrobe.json';
const photoFolder = 'photos/';

const PackedItem = CreateClothingItem.omit({ imageUrl: true }).extend({
  photo: z.string(),
  /** The perceptual hash of the photo, which identifies the item. It is missing in older files. */
  hash: z.string().optional(),
  // An older file must stay readable even if today's rules refuse a date in it.
  purchasedOn: CreateClothingItem.shape.purchasedOn.catch(null),
});
export type PackedItem = z.output<typeof PackedItem>;

export const WardrobeList = z.object({
  format: z.literal('wardrobe'),
  version: z.literal(1),
  items: z.array(PackedItem).max(limits.wardrobeItems),
});

/** The name of an item's photo in the ZIP. `index` is the item's position in the list, counted from 0. */
export const photoName = ({ color, category }: Pick<ClothingItem, 'color' | 'category'>, index: number) =>
  photoFolder + numbered(`${color} ${category}`, index);

/** The file name of an image: its number in the list and descriptive words, without forbidden characters. */
export const numbered = (words: string, index: number) =>
  `${String(index + 1).padStart(3, '0')}_${words.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}.webp`;

/** The contents of `wardrobe.json`. */
export const listOf = (items: z.input<typeof WardrobeList>['items']) =>
  JSON.stringify({ format: 'wardrobe', version: 1, items } satisfies z.input<typeof WardrobeList>, null, 2);
