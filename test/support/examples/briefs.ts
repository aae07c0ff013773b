import type { Brief } from '#functions/generation/stylist/brief';
import { GenerationRequest } from '#shared/contract/generation';
import type { WardrobeItem } from '#shared/ranker/garment';
import { rankOutfits } from '#shared/ranker/rank';

/** What a stylist is given for a wardrobe and a wish. */
export function briefOf(items: WardrobeItem[], wish: Partial<Brief['request']> = {}): Brief {
  const request = { ...GenerationRequest.parse({ prompt: 'office day' }), ...wish };
  return { request, items, trends: [], shortlist: rankOutfits(items, { ...request, weather: null }) };
}
