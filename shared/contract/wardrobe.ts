import * as z from 'zod';
import { categories, colors, seasons, styles } from '../catalog.ts';
import { limits } from '../limits.ts';
import { type ClipCategory, clipCategories } from '../rules/clip-category.ts';
import {
  AiDetectedMetadata,
  Box,
  ClothingChanges,
  ClothingItem,
  CreateClothingItem,
} from './clothing-item.ts';
import { defineContract } from './define.ts';
import { pageOf, pageQuery } from './page.ts';
import { wearableDay, wornDay } from './params.ts';

const Ids = z.array(z.uuid()).min(1).max(limits.wardrobeItems);

/** A file that the browser wants to upload. The server refuses a wrong type or size before the upload starts. */
export const UploadRequest = z.object({
  fileName: z.string().min(1).max(255),
  contentType: z.string().max(100),
  bytes: z.int().min(0),
});
export type UploadRequest = z.output<typeof UploadRequest>;

/** A presigned POST. The client sends `fields` and then the file to `url`, as a multipart form. */
export const UploadTicket = z.object({
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  path: z.string(),
});
export type UploadTicket = z.infer<typeof UploadTicket>;

/** A photo to analyze: its data, shrunk by the browser, or an upload's path if the browser cannot decode it. */
export const PhotoToAnalyze = z.union([
  /** Base64 without the data prefix. */
  z.object({ imageBase64: z.base64().min(1).max(limits.analysis.base64) }),
  z.object({ path: z.string().max(512) }),
]);
export type PhotoToAnalyze = z.output<typeof PhotoToAnalyze>;
/** What a vision model sees in a photo: the details of its largest piece. */
export const SeenInPhoto = z.object({
  style: z.enum(styles),
  category: z.enum(categories),
  color: z.enum(colors),
  description: z.string().nullable(),
  brand: z.string().nullable(),
  seasons: z.array(z.enum(seasons)),
  /** All pieces, if there are several. */
  pieces: z.array(z.object({ category: z.enum(categories), box: Box })),
});
export type SeenInPhoto = z.infer<typeof SeenInPhoto>;

/** The photo and the JSON around it. */
const photoBytes = limits.analysis.base64 + 1024;

/** The URL of a product page, as copied from a browser or an app. */
const ClipRequest = z.object({
  url: z
    .string('Please enter a URL')
    .trim()
    .min(1, 'Please enter a URL')
    .max(limits.clip.url, 'The URL is too long'),
});

/** A product as read from its web page. Null means unknown. */
export const ClipPreview = z.object({
  /** The page's URL after redirects. */
  url: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  brand: z.string().nullable(),
  /** The color that the page names. If it names none, the color detected in the photo. */
  color: z.enum(colors).nullable(),
  category: z.enum(Object.keys(clipCategories) as [ClipCategory, ...ClipCategory[]]).nullable(),
  /** The category in the catalog, which is more specific than `category`. */
  wardrobeCategory: z.string().nullable(),
  price: z.number().nullable(),
  /** An ISO 4217 code. */
  currency: z.string().nullable(),
  /** The URL of the photo in the shop. */
  image: z.string(),
  /** A preview of the photo, as a data URI. */
  picture: z.string(),
  /** The storage path of the photo. An item can be created from it like from an upload. */
  path: z.string(),
  hash: z.string(),
  analysis: AiDetectedMetadata,
});
export type ClipPreview = z.infer<typeof ClipPreview>;

/**
 * `imageUrl` is the storage path of the new upload. `replaces` is the path of the photo that the person saw. With
 * `isCutOut`, the upload is that photo with transparency: it becomes the cut-out, and the photo stays.
 */
const PhotoReplacement = z.object({
  imageUrl: z.string().max(512),
  replaces: z.string().max(512),
  isCutOut: z.boolean().optional(),
});
export type PhotoReplacement = z.output<typeof PhotoReplacement>;

const ItemParams = z.object({ itemId: z.uuid() });

/** What was worn on a day. `outfitIds` were recorded as a whole. Both lists may contain deleted ids. */
export const WornDay = z.object({
  date: z.iso.date(),
  itemIds: z.array(z.string()),
  outfitIds: z.array(z.string()),
});
export type WornDay = z.infer<typeof WornDay>;

/** All days from `from` on. `cursor` is the last day of the previous page. */
export const WornDaysQuery = pageQuery(limits.wear.days, z.iso.date()).extend({
  from: z.iso.date().optional(),
});
export type WornDaysQuery = z.output<typeof WornDaysQuery>;

export const wardrobe = defineContract({
  listItems: { route: 'GET /clothes', query: pageQuery(limits.wardrobeItems), result: pageOf(ClothingItem) },
  prepareUpload: {
    route: 'POST /clothes/uploads',
    cost: 'uploads',
    repeat: 'same',
    waits: true,
    body: UploadRequest,
    result: UploadTicket,
  },
  createItem: {
    route: 'POST /clothes',
    cost: 'photos',
    repeat: 'same',
    waits: true,
    body: CreateClothingItem,
    result: ClothingItem,
    status: 201,
  },
  /** Changes those of the items that exist and returns them. It fails only if none of them exists. */
  updateItems: {
    route: 'PATCH /clothes',
    body: z.object({ ids: Ids, changes: ClothingChanges }),
    result: z.array(ClothingItem),
  },
  /** Replaces an item's photo. Fails with `photo.replaced` if it no longer has the photo `replaces`. */
  replacePhoto: {
    route: 'PUT /clothes/{itemId}/photo',
    cost: 'photos',
    waits: true,
    params: ItemParams,
    body: PhotoReplacement,
    result: ClothingItem,
  },
  removeItem: { route: 'DELETE /clothes/{itemId}', params: ItemParams },
  /** Removes those of the items that exist. It fails only if none of them exists. */
  removeItems: {
    route: 'POST /clothes/removals',
    cost: 'nothing',
    repeat: 'same',
    body: z.object({ ids: Ids }),
  },
  /** Records that an item was worn on a day. Idempotent. */
  wearItem: {
    route: 'PUT /clothes/{itemId}/wears/{date}',
    params: ItemParams.extend({ date: wearableDay }),
    result: ClothingItem,
  },
  takeBackWear: {
    route: 'DELETE /clothes/{itemId}/wears/{date}',
    params: ItemParams.extend({ date: wornDay }),
    result: ClothingItem,
  },
  /** The days from `from` on, oldest first, on which something was worn. */
  listWornDays: { route: 'GET /worn-days', query: WornDaysQuery, result: pageOf(WornDay, z.iso.date()) },
  /** The wardrobe and all worn days from a day of the past year on, in one request. */
  getStatistics: {
    route: 'GET /statistics',
    query: z.object({ from: wearableDay }),
    result: z.object({ items: z.array(ClothingItem), days: z.array(WornDay) }),
  },
  analyzeClothing: {
    route: 'POST /clothes/analysis',
    cost: 'analyses',
    repeat: 'reads',
    body: PhotoToAnalyze,
    maxBytes: photoBytes,
    result: z.object({
      analysis: AiDetectedMetadata,
      /** The likely categories, most likely first. What the probabilities lack to 1 belongs to all others. */
      categories: z.array(z.object({ category: z.enum(categories), probability: z.number().min(0).max(1) })),
      hash: z.string(),
      /** A preview of an upload that the browser cannot show: a JPEG of up to 1,024 px, in base64, or null. */
      picture: z.string().nullable(),
    }),
  },
  /** Reads a product from its page. Fails with a `clip.*` code, with a suggestion if the person can do something. */
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
    maxBytes: photoBytes,
    result: SeenInPhoto,
  },
});
