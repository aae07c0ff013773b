import type { Spend } from '#shared/contract/define';
import type { GenerationJob, GenerationRequest } from '#shared/contract/generation';
import { AppError } from '#shared/errors';
import type { Language } from '#shared/languages';
import { selectionConflict } from '#shared/rules/selection-conflict';
import { availableOf } from '#shared/stylist/ranking/availability';
import { getMany } from '../platform/batch-get.ts';
import { skipWhenRefused } from '../platform/conditions.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { followed } from '../platform/followed.ts';
import { log } from '../platform/log.ts';
import { startExecution } from '../platform/workflow.ts';
import { GenerationJobEntity, pendingSlotOf } from '../rows/generation/generation-job.ts';
import { ClothingItemEntity } from '../rows/items/clothing-item.ts';
import { getGeneration } from './get-generation.ts';
import { findKnownAnswer } from './known-answer.ts';
import { trimRequest } from './trim-request.ts';
import type { WorkflowInput } from './workflow-state.ts';

/** The age in milliseconds at which a job is overdue: slightly longer than the whole workflow's limit. */
const longestMilliseconds = 200_000;
const jobTtlSeconds = 7 * 24 * 60 * 60;

/**
 * Creates the job `id` and starts its workflow, unless an earlier attempt has already done so. The client receives the
 * result by socket or with `getGeneration`. The same request within an hour gets the cached outfit and does not count
 * against the daily limit, unless it is a remix or `forceVariety` is set.
 */
export async function startGeneration(
  { userId, language, id }: { userId: string; language: Language; id: string },
  asked: GenerationRequest,
  spend: Spend,
): Promise<GenerationJob> {
  const request = trimRequest(asked);
  await requireBaseItems(userId, request.baseItemIds);
  const known =
    request.forceVariety || request.remixOf ? null : await findKnownAnswer(userId, request, language);
  const row = jobOf({ userId, id, request });
  if (known) await create({ ...row, status: 'succeeded', fromCache: true, outfitId: known.id });
  else {
    await spend();
    await createAndStart(row, language);
  }
  return getGeneration(userId, id);
}

/**
 * Checks the base items of a request. Throws `not_found` if one is missing or belongs to another person. Refuses items
 * that are unavailable or impossible to wear together.
 */
async function requireBaseItems(userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const items = await getMany(ClothingItemEntity, ids, (id) => ({ userId, id }), { consistent: true });
  if (items.length < ids.length) throw new AppError('not_found');
  if (availableOf(items, userId).length < items.length)
    refuse('Choose pieces that are in your wardrobe and not in the wash.');
  const conflict = selectionConflict(items.map(({ category }) => category));
  if (conflict) refuse(conflict.message);
}

function refuse(message: string): never {
  throw new AppError('request.invalid', { field: 'baseItemIds', message });
}

function jobOf(asked: { userId: string; id: string; request: GenerationRequest }) {
  const { requestId } = followed();
  return {
    ...asked,
    ...(requestId && { requestId }),
    createdAt: new Date().toISOString(),
    error: null,
    expiresAt: epochSeconds() + jobTtlSeconds,
  };
}

async function createAndStart(row: ReturnType<typeof jobOf>, language: Language) {
  const { userId, id, request, requestId } = row;
  await create({
    ...row,
    status: 'pending',
    fromCache: false,
    outfitId: null,
    pendingSlot: pendingSlotOf(id),
    pendingUntil: new Date(Date.now() + longestMilliseconds).toISOString(),
  });
  try {
    const input = { userId, jobId: id, request, language, ...(requestId && { requestId }) };
    await startExecution([id, requestId].filter(Boolean).join('_'), input satisfies WorkflowInput);
    log.info('A generation was started', { jobId: id });
  } catch (error) {
    await GenerationJobEntity.delete({ userId, id }).go();
    throw error;
  }
}

/** Stores a job. If an earlier attempt has already stored it, that job stays unchanged. */
const create = (job: Parameters<typeof GenerationJobEntity.create>[0]) =>
  skipWhenRefused(GenerationJobEntity.create(job).go());
