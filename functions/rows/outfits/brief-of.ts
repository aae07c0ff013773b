import type { Brief } from '#shared/stylist/hearing/brief';
import type { OwnItem } from '#shared/stylist/hearing/item-tags';
import { listen } from '#shared/stylist/hearing/listen';
import type { OutfitRow } from './outfit.ts';

/** What was understood of an outfit's request. Read again from the request for an outfit that does not store it. */
export const briefOf = (
  { brief, prompt, mood, occasion, weatherData: weather, createdAt }: OutfitRow,
  wardrobe: readonly OwnItem[],
): Brief => brief ?? listen({ prompt, mood, occasion, weather }, wardrobe, new Date(createdAt));
