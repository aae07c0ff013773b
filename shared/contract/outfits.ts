import * as z from 'zod';
import { defineContract } from './define.ts';
import { pageOf, pageQuery } from './page.ts';
import { Weather } from './weather.ts';

export const PurchaseLink = z.object({
  storeName: z.string().min(1),
  price: z.string().nullable(),
  url: z.url({ protocol: /^https?$/ }).nullable(),
});

/** A piece as it was when the outfit was made: it outlives the item in the wardrobe. */
export const VisualizationItem = z.object({
  itemId: z.uuid(),
  itemName: z.string(),
  category: z.string(),
  color: z.string(),
  isSelected: z.boolean(),
  reasoning: z.string(),
  /** The storage path of the item's photograph. */
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
  prompt: z.string(),
  mood: z.string().nullable(),
  occasion: z.string().nullable(),
  /** Ids of clothing items of the owner. */
  recommendedClothes: z.array(z.uuid()),
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
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  aiAnalysis: AiAnalysis,
});
export type Outfit = z.infer<typeof Outfit>;

export const outfits = defineContract({
  listOutfits: { route: 'GET /outfits', query: pageQuery(50), result: pageOf(Outfit) },
  /** The outfits that a piece of clothing is in, newest first and fifty at most. */
  listOutfitsWith: { route: 'GET /clothes/{itemId}/outfits', result: z.array(Outfit) },
  getOutfit: { route: 'GET /outfits/{outfitId}', result: Outfit },
  setVisibility: {
    route: 'PUT /outfits/{outfitId}/visibility',
    body: z.object({ isPublic: z.boolean() }),
    result: Outfit,
  },
  removeOutfit: { route: 'DELETE /outfits/{outfitId}' },
});
