import type * as z from 'zod';
import type { ModelUse } from '../platform/business-metrics.ts';
import { measure } from '../platform/measure.ts';

/** What a model is asked. All texts but `system` are data. */
export type Question<Value> = {
  system: string;
  text: string;
  /** A photo: the bytes of a JPEG. */
  image?: Uint8Array;
  answer: Answer;
  /** The most tokens of the answer. A model that thinks before it answers spends them on its thoughts, too. */
  maxTokens: number;
  /** Checks an answer. Returns its value, or a sentence that tells the model what is wrong with it. */
  check: (input: unknown) => { value: Value } | { problem: string };
  /** How often the model may answer: 2 means that it may correct its first answer. */
  attempts: number;
};

/** The one answer that the model must give: an object of this schema. */
export type Answer = { name: string; description: string; schema: z.ZodObject };

/**
 * Asks a model. Resolves to null if it gave no answer that can be used. Throws an AppError with a `generation` code or
 * `internal`, which says what the user can do, if it could not answer. Its tokens are counted by their use.
 */
export type LanguageModel = <Value>(question: Question<Value>) => Promise<Value | null>;

/** `use` names what a model is used for, for the metrics. `seconds` is the timeout of one request. */
export type ModelOptions = { use: ModelUse; modelId: string; seconds: number };

/** Counts the tokens that a model has read and written. */
export function countTokens(use: ModelUse, input = 0, output = 0) {
  measure('ModelInputTokens', { Use: use }, { value: input });
  measure('ModelOutputTokens', { Use: use }, { value: output });
}
