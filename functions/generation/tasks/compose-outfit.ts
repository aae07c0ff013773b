import { AppError } from '#shared/errors';
import { rankOutfits } from '#shared/ranker/rank';
import type { Composition } from '../stylist/brief.ts';
import { stylist } from '../stylist/stylist.ts';
import type { WithWardrobe } from './workflow.ts';

/** Shortlists outfits of the wardrobe and has the stylist choose one and write about it. */
export async function handler({ jobId, request, wardrobe }: WithWardrobe): Promise<Composition> {
  const seed = Number.parseInt(jobId.slice(-8), 16);
  const shortlist = rankOutfits(wardrobe.items, request, { seed });
  if (shortlist.length === 0) throw new AppError('generation.no_clothes');
  return stylist({ request, shortlist, items: wardrobe.items });
}
