import * as z from 'zod';
import { archiveReasons, fallbackColor, seasons } from '../catalog.ts';
import { limits } from '../limits.ts';
import { latestToday } from '../rules/days.ts';
import { earliestPurchase } from '../rules/purchase-date.ts';
import { line, lines } from './texts.ts';

const text = (name: string, most: number, kind = line) =>
  kind(`${name} is required`).max(most, `${name} must be less than ${most} characters`);
const required = (name: string, most: number) => text(name, most).min(1, `${name} is required`);
const optional = (name: string, most: number, kind = line) =>
  text(name, most, kind)
    .nullish()
    .transform((value) => value || null);

export const AiDetectedMetadata = z.object({
  color: z.string().max(limits.item.color),
  confidence: z.enum(['high', 'other']),
});
export type AiDetectedMetadata = z.infer<typeof AiDetectedMetadata>;

/** The fields that describe an item. */
const ClothingDetails = z.object({
  category: required('Category', limits.item.category),
  color: text('Color', limits.item.color)
    .nullish()
    .transform((color) => color || fallbackColor),
  style: required('Style', limits.item.style),
  brand: optional('Brand', limits.item.brand),
  description: optional('Description', limits.item.description, lines),
});

/** Optional facts about an item: seasons, purchase, laundry and archive. */
const ItemRecords = z.object({
  seasons: z.array(z.enum(seasons)).max(seasons.length),
  price: z
    .number('Price must be a number')
    .min(0, 'Price must not be negative')
    .max(limits.item.price, 'Price is too high')
    // Shops and older files contain fractions of a cent. They are rounded instead of refused.
    .transform((price) => Math.round(price * 100) / 100)
    .nullable(),
  /** An ISO 4217 code. */
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, 'Currency must be three letters')
    .nullable(),
  purchasedOn: z.iso
    .date('The date of purchase must be a day')
    .refine((day) => day >= earliestPurchase, 'The date of purchase must not be before 1900')
    .refine((day) => day <= latestToday(), 'The date of purchase must not be in the future')
    .nullable(),
  isInLaundry: z.boolean(),
  /** Null for an item that is not archived. */
  archiveReason: z.enum(archiveReasons).nullable(),
  /** Whether the original photo is shown although there is a cut-out. */
  showsBackground: z.boolean(),
  /** Whether the stylist should choose the item more often. */
  wearMore: z.boolean(),
  /** The ids of items that it must not be worn with. It holds in both directions. Items may have been deleted since. */
  neverWith: z.array(z.uuid()).max(limits.item.neverWith),
});

const Wearing = z.object({ timesWorn: z.int().min(0), lastWornOn: z.iso.date().nullable() });

const share = z.number().min(0).max(1);
/** A part of a photo, in shares of its width and height, from its upper left. */
export const Box = z.object({ left: share, top: share, width: share, height: share });
export type Box = z.infer<typeof Box>;

/** The piece cut out of its photo. `width` and `height` are those of the largest file in pixels, cropped to it. */
const CutOut = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('made'),
    width: z.int().positive(),
    height: z.int().positive(),
    /** The place of the piece in the photo. Missing in older rows. */
    box: Box.optional(),
    /** The piece was not recognized with certainty, so the background is shown unless the owner wants it cut out. */
    isUnsure: z.literal(true).optional(),
  }),
  /** No piece was found, so the photo keeps its background. */
  z.object({ state: z.literal('kept') }),
]);

export const ClothingItem = ItemRecords.extend({
  id: z.uuid(),
  userId: z.string(),
  /**
   * The storage path `userId/timestamp_sanitizedFilename`, not a URL. The name `imageUrl` is the product's published
   * field name. `images.signUrls` turns the path into a URL.
   */
  imageUrl: z.string(),
  createdAt: z.iso.datetime(),
  category: z.string(),
  color: z.string(),
  style: z.string(),
  brand: z.string().nullable(),
  description: z.string().nullable(),
  // Less strict than `ItemRecords`, so that rows that are older than its rules can still be read.
  purchasedOn: z.iso.date().nullable(),
  textureMaps: z.record(z.string(), z.string()).nullable(),
  aiDetectedMetadata: AiDetectedMetadata.nullable(),
  ...Wearing.shape,
  /** The photo after rotation: its size in pixels, a tiny placeholder, and a hash to find duplicates. */
  image: z.object({
    width: z.int().positive(),
    height: z.int().positive(),
    placeholder: z.string(),
    hash: z.string(),
  }),
  /** Missing in older rows, and in new ones for the few seconds until the piece was looked for in the photo. */
  cutOut: CutOut.optional(),
  showsBackground: ItemRecords.shape.showsBackground.optional(),
  wearMore: ItemRecords.shape.wearMore.optional(),
  neverWith: ItemRecords.shape.neverWith.optional(),
  /** Whether the item belongs to the demo wardrobe, which is removed as a whole. */
  isDemo: z.boolean().optional(),
});
export type ClothingItem = z.infer<typeof ClothingItem>;
/** Changes of an item. A missing field is not changed. Changes without any field are refused. */
export const ClothingChanges = ClothingDetails.extend(ItemRecords.shape)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'There is nothing to change');
export type ClothingChanges = z.output<typeof ClothingChanges>;

/** The storage paths of texture maps by name. Images are too large for a row of the table. */
const { count, name, path } = limits.textureMaps;
const TextureMaps = z
  .record(z.string().max(name), z.string().max(path))
  .refine((maps) => Object.keys(maps).length <= count, `There is room for ${count} texture maps`);

export const CreateClothingItem = ClothingDetails.extend({
  seasons: ItemRecords.shape.seasons.default([]),
  price: ItemRecords.shape.price.default(null),
  currency: ItemRecords.shape.currency.default(null),
  purchasedOn: ItemRecords.shape.purchasedOn.default(null),
  // These fields are set when a wardrobe is imported from a file, whose items may have been worn before.
  isInLaundry: ItemRecords.shape.isInLaundry.default(false),
  archiveReason: ItemRecords.shape.archiveReason.default(null),
  showsBackground: ItemRecords.shape.showsBackground.default(false),
  timesWorn: Wearing.shape.timesWorn.default(0),
  lastWornOn: Wearing.shape.lastWornOn.default(null),
  imageUrl: z.string().max(512),
  isDemo: z.boolean().default(false),
  textureMaps: TextureMaps.nullable().default(null),
  aiDetectedMetadata: AiDetectedMetadata.nullable().default(null),
});
export type CreateClothingItem = z.output<typeof CreateClothingItem>;
