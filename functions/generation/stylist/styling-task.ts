import type { GenerationRequest } from '#shared/contract/generation';
import type { AiAnalysis } from '#shared/contract/outfits';
import type { Language } from '#shared/languages';
import type { Brief } from '#shared/listening/brief';
import type { WardrobeItem } from '#shared/ranker/garment';
import type { RankedOutfit } from '#shared/ranker/rank';
import type { Said } from '../../domain/wording/present-outfit.ts';
import type { PublicTexts } from '../../table/outfit.ts';

/** What a stylist gets: the request, the ranked outfits to choose from, and the wardrobe. */
export type StylingTask = {
  /** The prompt is enriched with keywords. */
  request: GenerationRequest;
  /** The language to write in. */
  language: Language;
  /** What was read from the request. */
  brief: Brief;
  /** The ranker's outfits, best first; never empty. */
  shortlist: RankedOutfit[];
  items: WardrobeItem[];
  /** What the person owns and cannot wear today. */
  inLaundry: WardrobeItem[];
  /** Texts that describe what is in fashion or what the person has pinned. */
  trends: readonly string[];
  /** What was said of the newest outfits, so that it is not said again. */
  said: Said;
};

/** An outfit as its stylist presents it; every id is one of the task's items. */
export type Composition = {
  itemIds: string[];
  title: string;
  description: string;
  reasoning: string;
  styleNotes: string;
  /** What others read in place of these texts, where they may tell of the person; else null. */
  publicTexts: PublicTexts | null;
  /** Why each item is in it, by id. */
  itemReasons: Record<string, string>;
} & Omit<AiAnalysis, 'usedPinboardTrends' | 'outfitVisualization'>;

/** An outfit as it is stored, with what was heard. */
export type Composed = Composition & { brief: Brief };

/** Chooses one outfit of the task and writes about it. */
export type Stylist = (task: StylingTask) => Promise<Composition>;
