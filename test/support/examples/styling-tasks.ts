import type { StylingTask } from '#functions/generation/stylist/styling-task';
import { GenerationRequest } from '#shared/contract/generation';
import { listen } from '#shared/stylist/hearing/listen';
import type { WardrobeItem } from '#shared/stylist/ranking/garment';
import { rankOutfits } from '#shared/stylist/ranking/rank';
import { nothingSaid } from '#shared/stylist/wording/present-outfit';

/** The task that a stylist gets for a wardrobe and a plain request, of which `changes` override fields. */
export function stylingTaskOf(
  items: WardrobeItem[],
  changes: Partial<StylingTask['request']> = {},
): StylingTask {
  const request = { ...GenerationRequest.parse({ prompt: 'office day' }), ...changes };
  const brief = listen({ ...request, weather: null }, items);
  const shortlist = rankOutfits(items, {
    ...request,
    weather: null,
    trends: { texts: [], fromPinboard: false },
    brief,
  });
  return {
    request,
    language: 'en' as const,
    brief,
    items,
    inLaundry: [],
    trends: [],
    said: nothingSaid,
    shortlist,
  };
}
