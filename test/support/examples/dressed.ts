import type { Brief } from '#shared/stylist/hearing/brief';
import { listen } from '#shared/stylist/hearing/listen';
import { toGarment, type WardrobeItem } from '#shared/stylist/ranking/garment';
import { intentOf } from '#shared/stylist/ranking/intent';
import { outfitScorer } from '#shared/stylist/ranking/outfit-scorer';
import type { Preferred } from '#shared/stylist/ranking/rank-request';
import { type AskedFor, type Facts, factsOf } from '#shared/stylist/wording/facts';

/** The brief of a request that contains no wishes. */
const silence = listen({ prompt: '', mood: null, occasion: null }, []);

export const weatherOf = (
  temperature: number,
  changes: Partial<NonNullable<Brief['weather']>> = {},
): Brief['weather'] => ({
  temperature,
  rain: false,
  snow: false,
  windy: false,
  words: '',
  from: 'card',
  ...changes,
});

/** The facts about an outfit of the `worn` items. `others` are further items of the wardrobe. */
export function dressedIn(
  worn: readonly WardrobeItem[],
  heard: Partial<Brief> = {},
  {
    others = [],
    inLaundry = [],
    known = {},
    ...request
  }: Partial<AskedFor> & {
    others?: readonly WardrobeItem[];
    inLaundry?: readonly WardrobeItem[];
    known?: Preferred;
  } = {},
): Facts {
  const brief = { ...silence, ...heard };
  const garments = worn.map(toGarment);
  const reasons = outfitScorer(intentOf(brief), known).reasons(garments);
  const asked: AskedFor = {
    language: 'en',
    prompt: 'something',
    mood: null,
    occasion: null,
    weather: null,
    baseItemIds: [],
    ...request,
  };
  return factsOf(asked, brief, { garments, reasons }, [...worn, ...others], inLaundry);
}
