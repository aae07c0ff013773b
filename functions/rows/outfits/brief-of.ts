import { Brief } from '#shared/stylist/hearing/brief';
import type { OwnItem } from '#shared/stylist/hearing/item-tags';
import { listen } from '#shared/stylist/hearing/listen';
import type { OutfitRow } from './outfit.ts';

/** What was understood of an outfit's request. Read again from the request if the outfit does not store it as it is today. */
export const briefOf = (
  { brief, prompt, mood, occasion, weatherData: weather, createdAt }: OutfitRow,
  wardrobe: readonly OwnItem[],
): Brief =>
  Brief.safeParse(brief).data ?? listen({ prompt, mood, occasion, weather }, wardrobe, new Date(createdAt));
