import type { GenerationRequest } from '#shared/contract/generation';
import type { AiAnalysis } from '#shared/contract/outfits';
import type { WardrobeItem } from '#shared/ranker/garment';
import type { RankedOutfit } from '#shared/ranker/rank';

export type StylingTask = {
  /** Its prompt says more than the person typed. */
  request: GenerationRequest;
  /** What the ranker found best, best first; never empty. */
  shortlist: RankedOutfit[];
  items: WardrobeItem[];
  /** Words of what is in fashion, or of pictures that the person likes. */
  trends: readonly string[];
};

/** An outfit as its stylist presents it; every id is one of the task's items. */
export type Composition = {
  itemIds: string[];
  title: string;
  description: string;
  reasoning: string;
  styleNotes: string;
  /** Why each item is in it, by id. */
  itemReasons: Record<string, string>;
} & Omit<AiAnalysis, 'usedPinboardTrends' | 'outfitVisualization'>;

/** Chooses one outfit of the task and writes about it. */
export type Stylist = (task: StylingTask) => Promise<Composition>;
