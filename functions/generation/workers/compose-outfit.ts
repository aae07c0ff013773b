import { AppError } from '#shared/errors';
import { isOneOf, type RankedOutfit, rankOutfits } from '#shared/ranker/rank';
import { enrichPrompt } from '../prompt-enrichment.ts';
import { rankRequestOf } from '../rank-request.ts';
import type { Composition } from '../stylist/styling-task.ts';
import { stylist } from '../stylist/stylist.ts';
import type { WithTrends } from '../workflow-state.ts';

/** Ranks outfits of the wardrobe and lets the stylist choose one and write about it; throws `generation.no_clothes` without any. */
export async function handler(input: WithTrends): Promise<Composition> {
  const { jobId, wardrobe, trends } = input;
  const { forceVariety: variety } = input.request;
  const request = { ...input.request, prompt: enrichPrompt(input.request.prompt, { variety }) };
  const seed = Number.parseInt(jobId.slice(-8), 16);
  const ranked = rankOutfits(wardrobe.items, rankRequestOf({ ...input, request }), { seed });
  const shortlist = variety ? withoutRecent(ranked, wardrobe.history.suggestedLately) : ranked;
  if (shortlist.length === 0) throw new AppError('generation.no_clothes');
  return stylist({ request, shortlist, items: wardrobe.items, trends: trends?.words ?? [] });
}

/** Drops the outfits suggested recently, unless there are no others. */
function withoutRecent(ranked: RankedOutfit[], lately: readonly (readonly string[])[]): RankedOutfit[] {
  const others = ranked.filter(({ garments }) => !isOneOf(lately, garments));
  return others.length ? others : ranked;
}
