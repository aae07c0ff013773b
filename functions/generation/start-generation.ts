import { v7 as uuidv7 } from 'uuid';
import type { GenerationJob, GenerationRequest } from '#shared/contract/generation';
import { withItsLikes } from '../domain/likes-received.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { startExecution } from '../platform/workflow.ts';
import { GenerationJobEntity } from '../table/generation-job.ts';
import { countGeneration } from './daily-limit.ts';
import { findKnownAnswer } from './known-answer.ts';
import { requireBaseItems } from './require-base-items.ts';
import { trimRequest } from './trim-request.ts';
import type { WorkflowInput } from './workflow-state.ts';

/** When a job counts as overdue: a little more than the time limit of the whole workflow. */
const longestMilliseconds = 200_000;
const jobTtlSeconds = 7 * 24 * 60 * 60;

/**
 * Creates a job and starts its workflow. The result comes by socket or `getGeneration`. The same request within
 * an hour gets the cached outfit and does not count against the daily limit, unless `forceVariety`.
 */
export async function startGeneration(userId: string, asked: GenerationRequest): Promise<GenerationJob> {
  const request = trimRequest(asked);
  await requireBaseItems(userId, request.baseItemIds);
  const known = request.forceVariety ? null : await findKnownAnswer(userId, request);
  const row = jobOf(userId, request);
  if (known) {
    const { id, createdAt, error } = row;
    await GenerationJobEntity.create({
      ...row,
      status: 'succeeded',
      fromCache: true,
      outfitId: known.id,
    }).go();
    return { id, createdAt, error, status: 'succeeded', fromCache: true, outfit: await withItsLikes(known) };
  }
  const undoCount = await countGeneration(userId);
  try {
    await createAndStart(row);
  } catch (error) {
    await undoCount();
    throw error;
  }
  const { id, createdAt, error } = row;
  return { id, createdAt, error, status: 'pending', fromCache: false, outfit: null };
}

const jobOf = (userId: string, request: GenerationRequest) => ({
  userId,
  id: uuidv7(),
  createdAt: new Date().toISOString(),
  request,
  error: null,
  expiresAt: epochSeconds() + jobTtlSeconds,
});

async function createAndStart(row: ReturnType<typeof jobOf>) {
  const { userId, id, request } = row;
  await GenerationJobEntity.create({
    ...row,
    status: 'pending',
    fromCache: false,
    outfitId: null,
    pendingUntil: new Date(Date.now() + longestMilliseconds).toISOString(),
  }).go();
  try {
    await startExecution({ userId, jobId: id, request } satisfies WorkflowInput);
  } catch (error) {
    await GenerationJobEntity.delete({ userId, id }).go();
    throw error;
  }
}
