import type { GenerationRequest } from '#shared/contract/generation';
import type { WardrobeItem } from '#shared/ranker/garment';
import type { Composition } from '../stylist/brief.ts';

/** What travels through `infra/generation.asl.json`, state by state. */
export type WorkflowInput = { userId: string; jobId: string; request: GenerationRequest };
export type AnalyzedWardrobe = { items: (WardrobeItem & { imageUrl: string })[] };
export type WithWardrobe = WorkflowInput & { wardrobe: AnalyzedWardrobe };
export type WithComposition = WithWardrobe & { composition: Composition };
/** `Error` is the name of what was thrown, or one of Step Functions' own, such as `States.Timeout`. */
export type WithFailure = WorkflowInput & { failure: { Error: string } };
