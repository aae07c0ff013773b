import * as z from 'zod';
import { errorCodes } from '../errors.ts';
import { limits } from '../limits.ts';
import { defineContract } from './define.ts';
import { Outfit, PurchaseLink } from './outfits.ts';
import { TrendPin } from './pinboard.ts';
import { Profile, Words } from './profile.ts';
import { line, lines } from './texts.ts';
import { Weather } from './weather.ts';

const choice = line()
  .max(limits.generation.choice)
  .nullish()
  .transform((value) => value || null);

/** The fields of a profile that influence an outfit. */
const Preferences = Profile.pick({ bodyType: true, gender: true, skinTone: true })
  .extend({ stylePreferences: Words, favoriteColors: Words })
  .partial();

/** Links to shops. One without a store name is dropped, and an invalid URL becomes null, without an error. */
const PurchaseLinks = z
  .array(
    z.object({
      storeName: line().max(100),
      price: line().max(50).nullish(),
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
  prompt: lines(promptRequired)
    .min(1, promptRequired)
    .max(limits.generation.prompt, `Prompt must be less than ${limits.generation.prompt} characters`),
  /** The fields `mood` and `occasion` below contain one choice, or 'mood > sub-occasion'. */
  /** The person's date, from which 'tomorrow' and 'on Friday' are counted. If missing, the date in UTC. */
  today: z.iso.date().nullable().default(null),
  mood: choice,
  occasion: choice,
  isPublic: z.boolean().default(true),
  /** Weather and preferences as the form showed them when the person submitted the request. */
  weather: Weather.nullable().default(null),
  userPreferences: Preferences.nullable().default(null),
  /** Keys of chips that the person removed: heard parts of the prompt to ignore (`stylist/hearing/chips.ts`). */
  ignored: z.array(z.string().max(limits.generation.prompt)).max(limits.generation.ignored).default([]),
  /** Ids of items that the outfit must contain. */
  baseItemIds: z.array(z.uuid()).max(limits.generation.baseItems).default([]),
  purchaseLinks: PurchaseLinks.default([]),
  /** The Pinterest board to follow; ignored unless it is the board that the person loaded last. */
  pinboardBoardId: z.string().max(100).nullable().default(null),
  /** The text of `pinboard.fetchTrends`, by other people: the stylist treats it as data, never as instructions. */
  pinboardContext: z.string().max(limits.generation.context).default(''),
  pinboardPins: z.array(TrendPin).max(limits.pinboard.trends).default([]),
  generateImage: z.boolean().default(false),
  /** The outfit that is changed, and the change alone as typed. `prompt` is the outfit's prompt with the change. */
  remixOf: z
    .object({ outfitId: z.uuid(), change: lines().max(limits.generation.change) })
    .nullable()
    .default(null),
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
  /** Whether the outfit comes from the cache of answers to the same request. */
  fromCache: z.boolean(),
  /** The error code of a job that failed; null otherwise. */
  error: z.enum(errorCodes).nullable(),
});
export type GenerationJob = z.infer<typeof GenerationJob>;

/** How many generations a person may start per day (UTC), and how many are left today. */
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
    params: z.object({ jobId: z.uuid() }),
    result: GenerationJob,
  },
});
