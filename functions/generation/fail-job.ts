import type { ErrorCode } from '#shared/errors';
import { outfitPicturePath } from '../domain/outfit-picture.ts';
import { push } from '../domain/push.ts';
import { isRefused } from '../platform/conditions.ts';
import { log } from '../platform/log.ts';
import { deleteImage } from '../platform/media.ts';
import { GenerationJobEntity } from '../table/generation-job.ts';
import { countFailure } from './count-generation.ts';

/** Ends a job that is still pending with an error, and tells its user; any other job is not changed. */
export async function failJob(userId: string, id: string, error: ErrorCode) {
  try {
    const { data } = await GenerationJobEntity.patch({ userId, id })
      .set({ status: 'failed', error })
      .remove(['pendingUntil', 'pendingSlot'])
      .where(({ status }, { eq }) => eq(status, 'pending'))
      .go({ response: 'all_new' });
    countFailure(error);
    const { status, createdAt, fromCache } = data;
    // Before the push: a retry of this function finds the job ended and does neither.
    if (data.request.generateImage) await deletePicture(userId, id);
    await push(userId, {
      type: 'generation.finished',
      job: { id, status, createdAt, error, fromCache, outfit: null },
    });
  } catch (failure) {
    if (!isRefused(failure)) throw failure;
  }
}

/** A picture may have been drawn before the outfit failed. One that stays behind is no reason to fail again. */
const deletePicture = (userId: string, id: string) =>
  deleteImage(outfitPicturePath(userId, id)).catch((failure: Error) =>
    log.warn('The picture of a failed generation could not be deleted', failure),
  );
