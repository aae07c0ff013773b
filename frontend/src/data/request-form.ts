import * as z from 'zod';
import type { GenerationRequest } from '#shared/contract/generation';

/** A purchase link as typed; `key` only identifies its row. */
const PurchaseLink = z.object({ key: z.number(), storeName: z.string(), price: z.string(), url: z.string() });
export type PurchaseLink = z.infer<typeof PurchaseLink>;

/** The values of the generation form. */
export const RequestForm = z.object({
  prompt: z.string(),
  mood: z.string(),
  occasion: z.string(),
  /** Null as long as the person's own default holds. */
  isPublic: z.boolean().nullable(),
  /** The keys of the chips that the person has removed from what was heard in the prompt. */
  ignored: z.array(z.string()),
  baseItemIds: z.array(z.string()),
  purchaseLinks: z.array(PurchaseLink),
  generateImage: z.boolean(),
});
export type RequestForm = z.infer<typeof RequestForm>;

export const emptyRequestForm: RequestForm = {
  prompt: '',
  mood: '',
  occasion: '',
  isPublic: null,
  ignored: [],
  baseItemIds: [],
  purchaseLinks: [],
  generateImage: false,
};

/** The part of a generation request that comes from the page (weather, profile, pinboard) rather than the form. */
export type RequestContext = Pick<
  z.input<typeof GenerationRequest>,
  'weather' | 'userPreferences' | 'pinboardBoardId' | 'pinboardContext' | 'pinboardPins'
>;
