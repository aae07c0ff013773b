import type { GenerationRequest } from '#shared/contract/generation';
import type { WardrobeItem } from '#shared/ranker/garment';
import type { DrawnOutfit } from '../domain/outfit-picture.ts';
import type { History } from './history.ts';
import type { Composition } from './stylist/styling-task.ts';

/** What travels through `infra/generation.asl.json`, state by state. */
export type WorkflowInput = { userId: string; jobId: string; request: GenerationRequest };
export type AnalyzedWardrobe = { items: (WardrobeItem & { imageUrl: string })[]; history: History };
type WithWardrobe = WorkflowInput & { wardrobe: AnalyzedWardrobe };
/** What is in fashion, in words; `fromPinboard` where a pinboard said so and not the season. */
export type Trends = { words: string[]; fromPinboard: boolean };
/** There are none where they could not be read. */
export type WithTrends = WithWardrobe & { trends?: Trends };
type WithComposition = WithTrends & { composition: Composition };
/** There is no picture where none was asked for, or none could be drawn. */
export type WithImage = WithComposition & { image?: DrawnOutfit };
/** `Error` is the name of what was thrown, or one of Step Functions' own, such as `States.Timeout`. */
export type WithFailure = WorkflowInput & { failure: { Error: string } };
