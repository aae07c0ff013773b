import * as z from 'zod';
import { limits } from '../limits.ts';
import { OutfitCard } from './outfit-cards.ts';
import { Outfit } from './outfits.ts';
import { line } from './texts.ts';

/** Outfits that a person keeps under a name, the newest outfit first. */
export const Collection = z.object({
  id: z.uuid(),
  name: z.string(),
  outfitIds: z.array(z.uuid()),
  createdAt: z.iso.datetime(),
});
export type Collection = z.infer<typeof Collection>;

/** `outfitId` is the first outfit of a new collection. */
export const SavedCollection = z.object({
  name: line('A name is required')
    .min(1, 'A name is required')
    .max(limits.collections.name, `The name must be less than ${limits.collections.name} characters`),
  outfitId: z.uuid().optional(),
});
export type SavedCollection = z.output<typeof SavedCollection>;

/** What a person may see now of a collection: their own outfits, and the cards of others'. In no order. */
export const Collected = z.object({ own: z.array(Outfit), cards: z.array(OutfitCard) });
export type Collected = z.infer<typeof Collected>;
