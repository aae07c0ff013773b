import { v7 as uuidv7 } from 'uuid';
import type { GenerationJob, GenerationRequest } from '#shared/contract/generation';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { startExecution } from '../platform/workflow.ts';
import { GenerationJobEntity } from '../table/generation-job.ts';
import { countGeneration } from './daily-limit.ts';
import { findKnownAnswer } from './known-answer.ts';
import { requireBaseItems } from './require-base-items.ts';
import { trimRequest } from './trim-request.ts';
import type { WorkflowInput } from './workflow-state.ts';

/** A little more than the time limit of the whole workflow. */
const longestMilliseconds = 200_000;
const remembered = 7 * 24 * 60 * 60;

/**
 * Writes a job and starts its workflow; the result arrives over the socket or with a later `getGeneration`.
 * What was answered within the hour is answered at once, unless another outfit is wanted, and costs nothing.
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
    return { id, createdAt, error, status: 'succeeded', fromCache: true, outfit: known };
  }
  const giveBack = await countGeneration(userId);
  try {
    await begin(row);
  } catch (error) {
    await giveBack();
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
  expiresAt: epochSeconds() + remembered,
});

async function begin(row: ReturnType<typeof jobOf>) {
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
