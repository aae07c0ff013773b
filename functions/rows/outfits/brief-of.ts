import { Brief } from '#shared/stylist/hearing/brief';
import type { OwnItem } from '#shared/stylist/hearing/item-tags';
import { listen } from '#shared/stylist/hearing/listen';
import type { OutfitRow } from './outfit.ts';

/** The brief of an outfit's request, which is heard again if none is stored, or one of an older version. */
export const briefOf = (
  { brief, prompt, mood, occasion, weatherData: weather, createdAt }: OutfitRow,
  wardrobe: readonly OwnItem[],
): Brief =>
  Brief.safeParse(brief).data ?? listen({ prompt, mood, occasion, weather }, wardrobe, new Date(createdAt));
