import type { GenerationRequest } from '#shared/contract/generation';
import type { AiAnalysis } from '#shared/contract/outfits';
import type { Language } from '#shared/languages';
import type { Brief } from '#shared/stylist/hearing/brief';
import type { WardrobeItem } from '#shared/stylist/ranking/garment';
import type { RankedOutfit } from '#shared/stylist/ranking/rank';
import type { Said } from '../../../shared/stylist/wording/present-outfit.ts';
import type { PublicTexts } from '../../rows/outfits/outfit.ts';

/** The input of a stylist: the request, the ranked outfits to choose from, and the wardrobe. */
export type StylingTask = {
  /** The request. Its prompt is already enriched with keywords. */
  request: GenerationRequest;
  /** The language to write in. */
  language: Language;
  /** What the app understood of the request. */
  brief: Brief;
  /** The ranker's outfits, best first; never empty. */
  shortlist: RankedOutfit[];
  items: WardrobeItem[];
  /** The pieces that the person owns but cannot wear today, because they are in the laundry. */
  inLaundry: WardrobeItem[];
  /** Texts that describe what is in fashion or what the person has pinned. */
  trends: readonly string[];
  /** What was said about the newest outfits, so that it is not repeated. */
  said: Said;
  /** The ids of the pieces of the outfit that the request changes, or that it asks for another one of. */
  former?: readonly string[] | undefined;
};

/** An outfit with the texts of its stylist. Every id is the id of one of the task's items. */
export type Composition = {
  itemIds: string[];
  title: string;
  description: string;
  reasoning: string;
  styleNotes: string;
  /** The texts that others read instead, if those above may reveal something about the person. Otherwise null. */
  publicTexts: PublicTexts | null;
  /** Why each item is in the outfit, by the item's id. */
  itemReasons: Record<string, string>;
} & Omit<AiAnalysis, 'usedPinboardTrends' | 'outfitVisualization'>;

/**
 * A composed outfit, with the language of its texts and the brief: what was understood of the request. `isRead` is false
 * if a model should have read the request and could not.
 */
export type Composed = Composition & Pick<StylingTask, 'brief' | 'language'> & { isRead: boolean };

/** Chooses one outfit of the task and writes about it. */
export type Stylist = (task: StylingTask) => Promise<Composition>;
