import * as z from 'zod';
import { languages } from '../languages.ts';
import { limits } from '../limits.ts';
import { Brief } from '../stylist/hearing/brief.ts';
import { ClothingItem } from './clothing-item.ts';
import { defineContract } from './define.ts';
import { pageOf, pageQuery } from './page.ts';
import { anyId, wearableDay, wornDay } from './params.ts';
import { line, lines } from './texts.ts';
import { Weather } from './weather.ts';

export const PurchaseLink = z.object({
  storeName: z.string().min(1),
  price: z.string().nullable(),
  /** A name that is not written in ASCII stands in Punycode, as in the address bar. */
  url: z
    .url({ protocol: /^https?$/, normalize: true })
    .refine((url) => !/^\w+:\/\/[^/]*@/.test(url), 'An address must not name a user')
    .nullable(),
});

/** A copy of an item that is stored with the outfit, so that it can be shown after the item was deleted. */
export const VisualizationItem = z.object({
  itemId: z.uuid(),
  itemName: z.string(),
  category: z.string(),
  color: z.string(),
  isSelected: z.boolean(),
  reasoning: z.string(),
  /** The storage path of the item's photo, not a URL; `imageUrl` is the product's published field name. */
  imageUrl: z.string(),
});

export const AiAnalysis = z.object({
  occasion: z.union([z.string(), z.array(z.string())]),
  stylingTips: z.array(z.string()),
  colorHarmony: z.string(),
  styleAnalysis: z.string(),
  styleContext: z.string(),
  usedPinboardTrends: z.boolean(),
  outfitVisualization: z.object({ items: z.array(VisualizationItem) }),
});
export type AiAnalysis = z.infer<typeof AiAnalysis>;

export const Outfit = z.object({
  id: z.uuid(),
  userId: z.string(),
  title: z.string(),
  description: z.string(),
  /** The language of the title. Missing if the owner has typed it, and in older outfits. */
  titleLanguage: z.enum(languages).optional(),
  /** The language in which the stylist has written the other texts. Missing in older outfits. */
  language: z.enum(languages).optional(),
  prompt: z.string(),
  mood: z.string().nullable(),
  occasion: z.string().nullable(),
  /** Ids of clothing items of the owner. */
  recommendedClothes: z.array(z.uuid()),
  /** Storage paths of the outfit's picture, not URLs; the three names are the product's published field names. */
  outfitImageUrl: z.string().nullable(),
  generatedImageUrl: z.string().nullable(),
  aiGeneratedImageUrl: z.string().nullable(),
  reasoning: z.string(),
  styleNotes: z.string(),
  isPublic: z.boolean(),
  pinboardBoardId: z.string().nullable(),
  purchaseLinks: z.array(PurchaseLink),
  weatherData: Weather.nullable(),
  likesCount: z.int().min(0),
  /** The owner's rating and notes; other people never receive them. */
  feedback: z.enum(['like', 'dislike']).nullable(),
  notes: z.string().nullable(),
  /** The latest day on which the owner wore the outfit; missing if it was never worn. */
  lastWornOn: z.iso.date().exactOptional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  aiAnalysis: AiAnalysis,
  /** What was understood of the request. Only the owner sees it. Null for an outfit that was put together by hand. */
  brief: Brief.nullable(),
});
export type Outfit = z.infer<typeof Outfit>;

/** What a list shows of a title, for `Outfit.pick`. */
export const titleFields = { title: true, titleLanguage: true } as const;

export const OutfitText = z.object({
  title: line()
    .min(1, 'Title is required')
    .max(limits.outfit.title, `Title must be less than ${limits.outfit.title} characters`),
  notes: lines()
    .max(limits.outfit.notes, `Notes must be less than ${limits.outfit.notes} characters`)
    .nullable()
    .transform((notes) => notes || null),
});
export const NewOutfit = OutfitText.extend({
  itemIds: z.array(z.uuid()).min(1, 'Choose at least one piece').max(limits.outfit.items),
  occasion: line().max(limits.generation.choice).nullable().default(null),
  isPublic: z.boolean().default(true),
});
export type NewOutfit = z.output<typeof NewOutfit>;
export const OutfitChanges = OutfitText.partial().refine(
  (changes) => Object.keys(changes).length > 0,
  'There is nothing to change',
);
export type OutfitChanges = z.output<typeof OutfitChanges>;

/** Statistics of a person's outfits. `totalOutfits` counts all outfits; everything else is about the last ten. */
export const Insights = z.object({
  totalOutfits: z.int().min(0),
  favoriteColors: z.array(z.string()),
  favoriteMoods: z.array(z.string()),
  lastOutfit: Outfit.pick({ ...titleFields, mood: true, createdAt: true }).nullable(),
});
export type Insights = z.infer<typeof Insights>;

const OutfitParams = z.object({ outfitId: z.uuid() });
const PieceParams = OutfitParams.extend({ itemId: z.uuid() });

export const outfits = defineContract({
  listOutfits: {
    route: 'GET /outfits',
    /** Without a visibility, all outfits are listed. */
    query: pageQuery(50).extend({ visibility: z.enum(['public', 'private']).optional() }),
    result: pageOf(Outfit),
  },
  /** Lists the outfits that contain an item, newest first, at most fifty. */
  listOutfitsWith: {
    route: 'GET /clothes/{itemId}/outfits',
    params: z.object({ itemId: anyId }),
    result: z.array(Outfit),
  },
  /** Counts the outfits that contain at least one of these items. */
  countOutfitsWith: {
    route: 'POST /outfits/counts',
    cost: 'nothing',
    repeat: 'reads',
    body: z.object({ itemIds: z.array(z.uuid()).min(1).max(limits.wardrobeItems) }),
    result: z.object({ outfits: z.int().min(0) }),
  },
  getOutfit: { route: 'GET /outfits/{outfitId}', params: OutfitParams, result: Outfit },
  setVisibility: {
    route: 'PUT /outfits/{outfitId}/visibility',
    params: OutfitParams,
    body: z.object({ isPublic: z.boolean() }),
    result: Outfit,
  },
  removeOutfit: { route: 'DELETE /outfits/{outfitId}', params: OutfitParams },
  /** Creates an outfit from items that the person has chosen. */
  createOutfit: {
    route: 'POST /outfits',
    cost: 'outfits',
    repeat: 'once',
    body: NewOutfit,
    result: Outfit,
    status: 201,
  },
  copyOutfit: {
    route: 'POST /outfits/{outfitId}/copies',
    cost: 'outfits',
    repeat: 'once',
    params: OutfitParams,
    result: Outfit,
    status: 201,
  },
  updateOutfit: {
    route: 'PATCH /outfits/{outfitId}',
    params: OutfitParams,
    body: OutfitChanges,
    result: Outfit,
  },
  setFeedback: {
    route: 'PUT /outfits/{outfitId}/feedback',
    params: OutfitParams,
    body: Outfit.pick({ feedback: true }),
    result: Outfit,
  },
  /**
   * Lists items of the same category that are not in the outfit, best first, at most six; with `of=slot`, those of
   * other categories that can be worn in its place.
   */
  listAlternatives: {
    route: 'GET /outfits/{outfitId}/items/{itemId}/alternatives',
    cost: 'alternatives',
    params: PieceParams,
    query: z.object({ of: z.enum(['category', 'slot']).default('category') }),
    result: z.array(ClothingItem),
  },
  replaceItem: {
    route: 'PUT /outfits/{outfitId}/items/{itemId}',
    cost: 'alternatives',
    params: PieceParams,
    body: z.object({ replacementId: z.uuid() }),
    result: Outfit,
  },
  /** Records a day on which all items of the outfit that still exist were worn. */
  wearOutfit: {
    route: 'PUT /outfits/{outfitId}/wears/{date}',
    params: OutfitParams.extend({ date: wearableDay }),
    result: z.array(ClothingItem),
  },
  /** Removes a wear of the outfit. A piece's wear stays if another outfit of that day has the piece. */
  takeBackOutfitWear: {
    route: 'DELETE /outfits/{outfitId}/wears/{date}',
    params: OutfitParams.extend({ date: wornDay }),
    result: Outfit,
  },
  getInsights: { route: 'GET /insights', result: Insights },
});
