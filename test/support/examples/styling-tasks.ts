import type { StylingTask } from '#functions/generation/stylist/styling-task';
import { GenerationRequest } from '#shared/contract/generation';
import type { WardrobeItem } from '#shared/ranker/garment';
import { rankOutfits } from '#shared/ranker/rank';

/** What a stylist is given for a wardrobe and a request that says little but `changes`. */
export function stylingTaskOf(
  items: WardrobeItem[],
  changes: Partial<StylingTask['request']> = {},
): StylingTask {
  const request = { ...GenerationRequest.parse({ prompt: 'office day' }), ...changes };
  return { request, items, trends: [], shortlist: rankOutfits(items, { ...request, weather: null }) };
}
