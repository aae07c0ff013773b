import { Brief } from '#shared/stylist/hearing/brief';
import type { OwnItem } from '#shared/stylist/hearing/item-tags';
import { listen } from '#shared/stylist/hearing/listen';
import type { OutfitRow } from './outfit.ts';

/**
 * The brief of an outfit's request. An outfit that stores none, or one in the form of an older version, has its request
 * heard again.
 */
export const briefOf = (
  { brief, prompt, mood, occasion, weatherData: weather, createdAt }: OutfitRow,
  wardrobe: readonly OwnItem[],
): Brief =>
  Brief.safeParse(brief).data ?? listen({ prompt, mood, occasion, weather }, wardrobe, new Date(createdAt));
