import * as z from 'zod';
import { type ClothingItem, CreateClothingItem } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';

/*
 * How a ZIP holds a wardrobe: `wardrobe.json` lists the items newest first, and their photos are in `photos/`. More files
 * may lie beside them.
 */

export const listName = 'wardrobe.json';
export const photoFolder = 'photos/';

const PackedItem = CreateClothingItem.omit({ imageUrl: true }).extend({
  photo: z.string(),
  /** The perceptual hash of the photo, by which the item is known again; files from before have none. */
  hash: z.string().optional(),
  // A date that today's rules refuse must not make an older file unreadable.
  purchasedOn: CreateClothingItem.shape.purchasedOn.catch(null),
});
export type PackedItem = z.output<typeof PackedItem>;

export const WardrobeList = z.object({
  format: z.literal('wardrobe'),
  version: z.literal(1),
  items: z.array(PackedItem).max(limits.wardrobeItems),
});

/** The name of an item's photo in the ZIP, by its place in the list, which is counted from 0. */
export const photoName = ({ color, category }: Pick<ClothingItem, 'color' | 'category'>, index: number) =>
  photoFolder + numbered(`${color} ${category}`, index);

/** The name of an image by its place in a list and by words that tell it, without what no file name may have. */
export const numbered = (words: string, index: number) =>
  `${String(index + 1).padStart(3, '0')}_${words.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}.webp`;

/** The contents of `wardrobe.json`. */
export const listOf = (items: z.input<typeof WardrobeList>['items']) =>
  JSON.stringify({ format: 'wardrobe', version: 1, items } satisfies z.input<typeof WardrobeList>, null, 2);
