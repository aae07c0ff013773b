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

/** The part of a profile that affects an outfit. */
const Preferences = Profile.pick({
  bodyType: true,
  gender: true,
  skinTone: true,
})
  .extend({ stylePreferences: Words, favoriteColors: Words })
  .partial();

/** Purchase links. A link without a store is dropped, an invalid URL becomes null: neither fails the request. */
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
  /** The person's date, from which 'tomorrow' and 'on Friday' are counted; that of UTC where it is missing. */
  today: z.iso.date().nullable().default(null),
  mood: choice,
  occasion: choice,
  isPublic: z.boolean().default(true),
  /** Weather and preferences as the form showed them when the person submitted it. */
  weather: Weather.nullable().default(null),
  userPreferences: Preferences.nullable().default(null),
  /** Keys of what was heard in the prompt and taken out again by the person (`listening/chips.ts`). */
  ignored: z.array(z.string().max(limits.generation.prompt)).max(limits.generation.ignored).default([]),
  /** Ids of items that the outfit must contain. */
  baseItemIds: z.array(z.uuid()).max(limits.generation.baseItems).default([]),
  purchaseLinks: PurchaseLinks.default([]),
  /** The Pinterest board to follow; ignored unless it is the board that the person loaded last. */
  pinboardBoardId: z.string().max(100).nullable().default(null),
  /** The text of `pinboard.fetchTrends`. It was written by others: data for the stylist, never an instruction. */
  pinboardContext: z.string().max(limits.generation.context).default(''),
  pinboardPins: z.array(TrendPin).max(limits.pinboard.trends).default([]),
  generateImage: z.boolean().default(false),
  /** Asks for an outfit that differs from the recent ones and skips the cache. */
  forceVariety: z.boolean().default(false),
});
export type GenerationRequest = z.output<typeof GenerationRequest>;

export const GenerationJob = z.object({
  id: z.uuid(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  createdAt: z.iso.datetime(),
  /** The outfit of a job that succeeded; null otherwise. */
  outfit: Outfit.nullable(),
  /** Whether the outfit is the cached answer to the same request. */
  fromCache: z.boolean(),
  /** The error code of a job that failed; null otherwise. */
  error: z.enum(errorCodes).nullable(),
});
export type GenerationJob = z.infer<typeof GenerationJob>;

/** The generations that a person may start in a day (UTC), and how many of them are left today. */
export const Allowance = z.object({ limit: z.int().positive(), left: z.int().min(0) });
export type Allowance = z.infer<typeof Allowance>;

export const generation = defineContract({
  startGeneration: {
    route: 'POST /generations',
    cost: { forNew: 'generations' },
    repeat: 'once',
    body: GenerationRequest,
    result: GenerationJob,
    status: 202,
  },
  getGeneration: {
    route: 'GET /generations/{jobId}',
    cost: 'nothing',
    repeat: 'reads',
    params: z.object({ jobId: z.uuid() }),
    result: GenerationJob,
  },
});
