import { v7 as uuidv7 } from 'uuid';
import type { GenerationJob, GenerationRequest } from '#shared/contract/generation';
import { GenerationJobEntity } from '../entities/generation-job.ts';
import { startExecution } from '../platform/workflow.ts';
import type { WorkflowInput } from './tasks/workflow.ts';

/** A little more than the time limit of the whole workflow. */
const longestMilliseconds = 200_000;
const remembered = 7 * 24 * 60 * 60;

/** Writes a job and starts its workflow; the answer comes over the socket, or to whoever asks for the job. */
export async function startGeneration(userId: string, request: GenerationRequest): Promise<GenerationJob> {
  const now = Date.now();
  const job = {
    id: uuidv7(),
    status: 'pending',
    createdAt: new Date(now).toISOString(),
    error: null,
    fromCache: false,
  } as const;
  await GenerationJobEntity.create({
    ...job,
    userId,
    request,
    outfitId: null,
    pendingUntil: new Date(now + longestMilliseconds).toISOString(),
    expiresAt: Math.floor(now / 1000) + remembered,
  }).go();
  try {
    await startExecution({ userId, jobId: job.id, request } satisfies WorkflowInput);
  } catch (error) {
    await GenerationJobEntity.delete({ userId, id: job.id }).go();
    throw error;
  }
  return { ...job, outfit: null };
}
