import * as z from 'zod';
import { errorCodes } from '../errors.ts';
import { limits } from '../limits.ts';
import { defineContract } from './define.ts';
import { Outfit, PurchaseLink } from './outfits.ts';
import { TrendPin } from './pinboard.ts';
import { Profile, Words } from './profile.ts';
import { Weather } from './weather.ts';

const choice = z
  .string()
  .trim()
  .max(limits.generation.choice)
  .nullish()
  .transform((value) => value || null);

/** What a person says of their taste, as far as it bears on an outfit. */
const Preferences = Profile.pick({
  bodyType: true,
  gender: true,
  skinTone: true,
})
  .extend({ stylePreferences: Words, favoriteColors: Words })
  .partial();

/** A link without a store is none, and one with a wrong address goes without it: neither stops a generation. */
const PurchaseLinks = z
  .array(
    z.object({
      storeName: z.string().trim().max(100),
      price: z.string().trim().max(50).nullish(),
      url: z.string().trim().max(2000).nullish(),
    }),
  )
  .max(limits.generation.purchaseLinks)
  .transform((links) =>
    links
      .filter(({ storeName }) => storeName)
      .map(({ storeName, price, url }) => ({
        storeName,
        price: price || null,
        url: PurchaseLink.shape.url.safeParse(url).data ?? null,
      })),
  );

const promptRequired = 'Please describe the outfit you want to generate.';

export const GenerationRequest = z.object({
  prompt: z
    .string(promptRequired)
    .trim()
    .min(1, promptRequired)
    .max(limits.generation.prompt, `Prompt must be less than ${limits.generation.prompt} characters`),
  /** A mood, or 'mood > sub-occasion'. */
  mood: choice,
  occasion: choice,
  isPublic: z.boolean().default(true),
  /** Of the weather and the preferences it is what the person saw when they asked. */
  weather: Weather.nullable().default(null),
  userPreferences: Preferences.nullable().default(null),
  /** Items that the outfit must have. */
  baseItemIds: z.array(z.uuid()).max(limits.generation.baseItems).default([]),
  purchaseLinks: PurchaseLinks.default([]),
  /** The board whose pins are to be followed; only one that the person has read counts. */
  pinboardBoardId: z.string().max(100).nullable().default(null),
  /** Trends as `pinboard.fetchTrends` told them: words of others, which describe and never instruct. */
  pinboardContext: z.string().max(limits.generation.context).default(''),
  pinboardPins: z.array(TrendPin).max(limits.pinboard.trends).default([]),
  generateImage: z.boolean().default(false),
  /** Asks for another outfit than the last ones, and for no answer from the cache. */
  forceVariety: z.boolean().default(false),
});
export type GenerationRequest = z.output<typeof GenerationRequest>;

export const GenerationJob = z.object({
  id: z.uuid(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  createdAt: z.iso.datetime(),
  /** The outfit of a job that succeeded. */
  outfit: Outfit.nullable(),
  /** Whether it is the outfit that the same request was answered with before. */
  fromCache: z.boolean(),
  /** Why a job failed. */
  error: z.enum(errorCodes).nullable(),
});
export type GenerationJob = z.infer<typeof GenerationJob>;

export const generation = defineContract({
  startGeneration: {
    route: 'POST /generations',
    body: GenerationRequest,
    result: GenerationJob,
    status: 202,
  },
  getGeneration: {
    route: 'GET /generations/{jobId}',
    params: z.object({ jobId: z.uuid() }),
    result: GenerationJob,
  },
});
