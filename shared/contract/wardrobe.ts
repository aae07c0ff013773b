import * as z from 'zod';
import { archiveReasons, categories, colors, fallbackColor, seasons, styles } from '../catalog.ts';
import { limits } from '../limits.ts';
import { type ClipCategory, clipCategories } from '../rules/clip-category.ts';
import { latestToday } from '../rules/days.ts';
import { earliestPurchase } from '../rules/purchase-date.ts';
import { defineContract } from './define.ts';
import { pageOf, pageQuery } from './page.ts';
import { wearableDay, wornDay } from './params.ts';

const text = (name: string, most: number) =>
  z.string(`${name} is required`).trim().max(most, `${name} must be less than ${most} characters`);
const required = (name: string, most: number) => text(name, most).min(1, `${name} is required`);
const optional = (name: string, most: number) =>
  text(name, most)
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
  description: optional('Description', limits.item.description),
});

/** The optional records about an item: seasons, purchase, laundry and archive. */
const ItemRecords = z.object({
  seasons: z.array(z.enum(seasons)).max(seasons.length),
  price: z
    .number('Price must be a number')
    .min(0, 'Price must not be negative')
    .max(limits.item.price, 'Price is too high')
    // Shops and older files have fractions of a cent: they are rounded, not refused.
    .transform((price) => Math.round(price * 100) / 100)
    .nullable(),
  /** ISO 4217. */
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
  /** Null for an item that is still in the wardrobe. */
  archiveReason: z.enum(archiveReasons).nullable(),
  /** Whether the photo is shown as it was taken although there is a cut-out. */
  showsBackground: z.boolean(),
});

const Wearing = z.object({ timesWorn: z.int().min(0), lastWornOn: z.iso.date().nullable() });

/** The piece cut out of its photo: the size of the largest file in pixels, cropped to the piece. */
const CutOut = z.discriminatedUnion('state', [
  z.object({ state: z.literal('made'), width: z.int().positive(), height: z.int().positive() }),
  /** The piece was not found surely enough: the photo keeps its background. */
  z.object({ state: z.literal('kept') }),
]);

export const ClothingItem = ItemRecords.extend({
  id: z.uuid(),
  userId: z.string(),
  /** The storage path `userId/timestamp_sanitizedFilename`, not a URL; the product's published field name. `images.signUrls` signs it. */
  imageUrl: z.string(),
  createdAt: z.iso.datetime(),
  category: z.string(),
  color: z.string(),
  style: z.string(),
  brand: z.string().nullable(),
  description: z.string().nullable(),
  // Looser than `ItemRecords`: rows that are older than its rules stay readable.
  purchasedOn: z.iso.date().nullable(),
  textureMaps: z.record(z.string(), z.string()).nullable(),
  aiDetectedMetadata: AiDetectedMetadata.nullable(),
  ...Wearing.shape,
  /** The photo after rotation: size in pixels, a tiny placeholder image, and its hash for finding duplicates. */
  image: z.object({
    width: z.int().positive(),
    height: z.int().positive(),
    placeholder: z.string(),
    hash: z.string(),
  }),
  /** Missing until the piece was looked for in the photo, a few seconds after its upload, and in older rows. */
  cutOut: CutOut.optional(),
  showsBackground: ItemRecords.shape.showsBackground.optional(),
  /** Whether it belongs to the demo wardrobe, which is removed as a whole. */
  isDemo: z.boolean().optional(),
});
export type ClothingItem = z.infer<typeof ClothingItem>;

const Ids = z.array(z.uuid()).min(1).max(limits.wardrobeItems);
/** A missing field is not changed; changes without any field are refused. */
export const ClothingChanges = ClothingDetails.extend(ItemRecords.shape)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'There is nothing to change');
export type ClothingChanges = z.output<typeof ClothingChanges>;

/** Storage paths by the name of the texture map; the images themselves do not fit into a row of the table. */
const { count, name, path } = limits.textureMaps;
const TextureMaps = z
  .record(z.string().max(name), z.string().max(path))
  .refine((maps) => Object.keys(maps).length <= count, `There is room for ${count} texture maps`);

export const CreateClothingItem = ClothingDetails.extend({
  seasons: ItemRecords.shape.seasons.default([]),
  price: ItemRecords.shape.price.default(null),
  currency: ItemRecords.shape.currency.default(null),
  purchasedOn: ItemRecords.shape.purchasedOn.default(null),
  // Set when a wardrobe is imported from a file, whose items were worn before.
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

/** A file about to be uploaded; the server refuses a wrong type or size before the upload starts. */
export const UploadRequest = z.object({
  fileName: z.string().min(1).max(255),
  contentType: z.string().max(100),
  bytes: z.int().min(0),
});
export type UploadRequest = z.output<typeof UploadRequest>;

/** A presigned POST: send `fields` and then the file, as a multipart form, to `url`. */
export const UploadTicket = z.object({
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  path: z.string(),
});
export type UploadTicket = z.infer<typeof UploadTicket>;

/** A photo to analyze: shrunk by the browser, or the path of an upload that the browser cannot decode. */
export const PhotoToAnalyze = z.union([
  /** Base64 without the data prefix. */
  z.object({ imageBase64: z.base64().min(1).max(limits.analysis.base64) }),
  z.object({ path: z.string().max(512) }),
]);
export type PhotoToAnalyze = z.output<typeof PhotoToAnalyze>;

/** The URL of a product page, as copied from a browser or an app. */
const ClipRequest = z.object({
  url: z
    .string('Please enter a URL')
    .trim()
    .min(1, 'Please enter a URL')
    .max(limits.clip.url, 'The URL is too long'),
});

/** A product as read from its page; null is unknown. */
export const ClipPreview = z.object({
  /** The page's URL after redirects. */
  url: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  brand: z.string().nullable(),
  /** From the page, else detected in the photo. */
  color: z.enum(colors).nullable(),
  category: z.enum(Object.keys(clipCategories) as [ClipCategory, ...ClipCategory[]]).nullable(),
  /** The category of the catalog, which is more specific. */
  wardrobeCategory: z.string().nullable(),
  price: z.number().nullable(),
  /** ISO 4217. */
  currency: z.string().nullable(),
  /** The URL of the photo in the shop. */
  image: z.string(),
  /** A preview of the photo, as a data URI. */
  picture: z.string(),
  /** The storage path of the photo, an upload from which an item can be created. */
  path: z.string(),
  hash: z.string(),
  analysis: AiDetectedMetadata,
});
export type ClipPreview = z.infer<typeof ClipPreview>;

/** The storage paths of an upload and of the photo that it replaces, by which the person has seen the item. */
const PhotoReplacement = z.object({ imageUrl: z.string().max(512), replaces: z.string().max(512) });
export type PhotoReplacement = z.output<typeof PhotoReplacement>;

const ItemParams = z.object({ itemId: z.uuid() });

/** What was worn on a day. The outfits are those that were worn as such; both lists may name what was deleted since. */
export const WornDay = z.object({
  date: z.iso.date(),
  itemIds: z.array(z.string()),
  outfitIds: z.array(z.string()),
});
export type WornDay = z.infer<typeof WornDay>;

/** A range of days, both ends included; a cursor is the last day of the previous page. */
export const WornDaysQuery = z.object({
  from: z.iso.date().optional(),
  cursor: z.iso.date().optional(),
  limit: z.coerce.number<number>().int().min(1).max(limits.wear.days).default(limits.wear.days),
});
export type WornDaysQuery = z.output<typeof WornDaysQuery>;

export const wardrobe = defineContract({
  listItems: {
    route: 'GET /clothes',
    cost: 'nothing',
    repeat: 'reads',
    query: pageQuery(limits.wardrobeItems),
    result: pageOf(ClothingItem),
  },
  prepareUpload: {
    route: 'POST /clothes/uploads',
    cost: 'uploads',
    repeat: 'same',
    body: UploadRequest,
    result: UploadTicket,
  },
  createItem: {
    route: 'POST /clothes',
    cost: 'nothing',
    repeat: 'same',
    body: CreateClothingItem,
    result: ClothingItem,
    status: 201,
  },
  /** Changes the items that exist and returns them; fails only when none exists. */
  updateItems: {
    route: 'PATCH /clothes',
    cost: 'nothing',
    repeat: 'same',
    body: z.object({ ids: Ids, changes: ClothingChanges }),
    result: z.array(ClothingItem),
  },
  /** Gives an item another photo; fails with `photo.replaced` where the one that is replaced is another by now. */
  replacePhoto: {
    route: 'PUT /clothes/{itemId}/photo',
    cost: 'nothing',
    repeat: 'same',
    params: ItemParams,
    body: PhotoReplacement,
    result: ClothingItem,
  },
  removeItem: { route: 'DELETE /clothes/{itemId}', cost: 'nothing', repeat: 'same', params: ItemParams },
  /** Removes the items that exist; fails only when none exists. */
  removeItems: {
    route: 'POST /clothes/removals',
    cost: 'nothing',
    repeat: 'same',
    body: z.object({ ids: Ids }),
  },
  /** Records that an item was worn on a day; idempotent. */
  wearItem: {
    route: 'PUT /clothes/{itemId}/wears/{date}',
    cost: 'nothing',
    repeat: 'same',
    params: ItemParams.extend({ date: wearableDay }),
    result: ClothingItem,
  },
  takeBackWear: {
    route: 'DELETE /clothes/{itemId}/wears/{date}',
    cost: 'nothing',
    repeat: 'same',
    params: ItemParams.extend({ date: wornDay }),
    result: ClothingItem,
  },
  /** What was worn on the days from one on, in their order; days on which nothing was worn are left out. */
  listWornDays: {
    route: 'GET /worn-days',
    cost: 'nothing',
    repeat: 'reads',
    query: WornDaysQuery,
    result: z.object({ items: z.array(WornDay), cursor: z.iso.date().nullable() }),
  },
  /** The wardrobe with what was worn from a day of the past year on, so that a page asks once. */
  getStatistics: {
    route: 'GET /statistics',
    cost: 'nothing',
    repeat: 'reads',
    query: z.object({ from: wearableDay }),
    result: z.object({ items: z.array(ClothingItem), days: z.array(WornDay) }),
  },
  analyzeClothing: {
    route: 'POST /clothes/analysis',
    cost: 'analyses',
    repeat: 'reads',
    body: PhotoToAnalyze,
    result: z.object({
      analysis: AiDetectedMetadata,
      /** What the piece may be, likeliest first; what is missing to 1 belongs to all other categories. */
      categories: z.array(z.object({ category: z.enum(categories), probability: z.number().min(0).max(1) })),
      hash: z.string(),
      /** A preview of an upload that the browser cannot show: a JPEG of at most 1,024 pixels, in base64. */
      picture: z.string().nullable(),
    }),
  },
  /** Fails with a `clip.*` code, with a suggestion in its details where the person can do something. */
  previewClip: {
    route: 'POST /clothes/clips',
    cost: 'clips',
    repeat: 'reads',
    body: ClipRequest,
    result: ClipPreview,
  },
  detectStyle: {
    route: 'POST /clothes/style-detection',
    cost: 'visionCalls',
    repeat: 'reads',
    body: PhotoToAnalyze,
    result: z.object({ style: z.enum(styles), category: z.string() }),
  },
});
