import type { ErrorCode } from '#shared/errors';
import { isRefused } from '../platform/conditions.ts';
import { log } from '../platform/log.ts';
import { deleteImage } from '../platform/media.ts';
import { GenerationJobEntity } from '../rows/generation/generation-job.ts';
import { outfitPicturePath } from '../rows/images/outfit-picture.ts';
import { push } from '../rows/sockets/push.ts';
import { isPendingFor } from './claim-job.ts';
import { countFailure } from './generation-metrics.ts';

/**
 * Ends a pending job with an error and notifies its user. Does nothing if the job is no longer pending, or if an
 * execution is given and another one has claimed the job.
 */
export async function failJob(userId: string, id: string, error: ErrorCode, executionId?: string) {
  try {
    const { data } = await GenerationJobEntity.patch({ userId, id })
      .set({ status: 'failed', error })
      .remove(['pendingUntil', 'pendingSlot'])
      .where(isPendingFor(executionId))
      .go({ response: 'all_new' });
    countFailure(error);
    const { status, createdAt, fromCache } = data;
    // The picture is deleted before the push. A retry of this function finds the job ended, and does neither.
    if (data.request.generateImage) await deletePicture(userId, id);
    await push(userId, {
      type: 'generation.finished',
      job: { id, status, createdAt, error, fromCache, outfit: null },
    });
  } catch (failure) {
    if (!isRefused(failure)) throw failure;
  }
}

/** The picture may have been drawn before the generation failed. If it cannot be deleted, that is only logged. */
const deletePicture = (userId: string, id: string) =>
  deleteImage(outfitPicturePath(userId, id)).catch((failure: Error) =>
    log.warn('The picture of a failed generation could not be deleted', failure),
  );
