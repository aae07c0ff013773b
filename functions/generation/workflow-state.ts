import type { GenerationRequest } from '#shared/contract/generation';
import type { Language } from '#shared/languages';
import type { Brief } from '#shared/stylist/hearing/brief';
import type { WardrobeItem } from '#shared/stylist/ranking/garment';
import type { DrawnOutfit, PieceToDraw } from '../rows/images/outfit-picture.ts';
import type { History } from './history.ts';
import type { Composed } from './stylist/styling-task.ts';

/** The states of `infra/generation.asl.json`. The output of each task is added to the input of the next. */
export type WorkflowInput = {
  userId: string;
  jobId: string;
  /** The id of the request that asked for the outfit. Missing for a job that began before it was a part of the input. */
  requestId?: string;
  request: GenerationRequest;
  /** The language of the outfit's texts. Read it with `languageOfJob`. */
  language?: Language;
  /** Added by the first state. Its id is the ARN of the execution. Read it with `executionOf`. */
  execution?: { id: string };
};
/** English for a job that began before the language was a part of the input. */
export const languageOfJob = ({ language = 'en' }: WorkflowInput): Language => language;

/** The execution that runs a task. For one that began before the execution was a part of the input, the job's id. */
export const executionOf = ({ execution, jobId }: Pick<WorkflowInput, 'execution' | 'jobId'>) =>
  execution?.id ?? jobId;

export type AnalyzedWardrobe = {
  items: (WardrobeItem & Pick<PieceToDraw, 'imageUrl' | 'isCutOut'>)[];
  /** The pieces that the person owns but cannot wear today, because they are in the laundry. */
  inLaundry: WardrobeItem[];
  history: History;
  /** The outfit that the request changes. Missing if it changes none, or one that is deleted. */
  remixed?: { worn: string[]; brief: Brief };
};
type WithWardrobe = WorkflowInput & { wardrobe: AnalyzedWardrobe };
/**
 * Texts about what is in fashion, each with its title in the first line. `fromPinboard` is true for the person's own pins, and false for the general trends of
 * the season.
 */
export type Trends = { words: string[]; fromPinboard: boolean };
/** `Error` is the name of the thrown error, or one of Step Functions' own errors such as `States.Timeout`. */
export type Failure = { Error: string };
/** `trends` is missing if reading them failed. `stylistFailure` is there if the stylist has failed. */
export type WithTrends = WithWardrobe & { trends?: Trends; stylistFailure?: Failure };
type WithComposition = WithTrends & { composition: Composed };
/** `image` is missing if no picture was requested or drawing failed. */
export type WithImage = WithComposition & { image?: DrawnOutfit };
export type WithFailure = WorkflowInput & { failure: Failure };
