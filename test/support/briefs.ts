import type { Brief } from '#functions/generation/stylist/brief';
import type { WardrobeItem } from '#shared/ranker/garment';
import { rankOutfits } from '#shared/ranker/rank';

/** What a stylist is given for a wardrobe and a wish. */
export function briefOf(items: WardrobeItem[], wish: Partial<Brief['request']> = {}): Brief {
  const request = { prompt: 'office day', mood: null, occasion: null, isPublic: true, ...wish };
  return { request, items, shortlist: rankOutfits(items, request) };
}
