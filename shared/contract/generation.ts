import * as z from 'zod';
import { errorCodes } from '../errors.ts';
import { limits } from '../limits.ts';
import { defineContract } from './define.ts';
import { Outfit } from './outfits.ts';

const choice = z
  .string()
  .trim()
  .max(limits.generation.choice)
  .nullish()
  .transform((value) => value || null);

const promptRequired = 'Please describe the outfit you want to generate.';

export const GenerationRequest = z.object({
  prompt: z
    .string(promptRequired)
    .trim()
    .min(1, promptRequired)
    .max(limits.generation.prompt, `Prompt must be less than ${limits.generation.prompt} characters`),
  /** A mood, or 'mood > sub-occasion'. */
  mood: choice,
  occasion: choice,
  isPublic: z.boolean().default(true),
});
export type GenerationRequest = z.output<typeof GenerationRequest>;

export const GenerationJob = z.object({
  id: z.uuid(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  createdAt: z.iso.datetime(),
  /** The outfit of a job that succeeded. */
  outfit: Outfit.nullable(),
  /** Why a job failed. */
  error: z.enum(errorCodes).nullable(),
});
export type GenerationJob = z.infer<typeof GenerationJob>;

export const generation = defineContract({
  startGeneration: {
    route: 'POST /generations',
    body: GenerationRequest,
    result: GenerationJob,
    status: 202,
  },
  getGeneration: { route: 'GET /generations/{jobId}', result: GenerationJob },
});
