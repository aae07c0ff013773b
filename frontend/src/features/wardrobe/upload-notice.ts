import { ApiError } from '#shared/contract/client';
import { errorTexts, textOf } from '../../lib/error-texts.ts';
import { texts } from './texts.ts';
import type { Failure } from './upload-clothes.ts';

/** Why a file was not uploaded, as it stands beside the file. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'internal') return texts.uploadFailed;
  if (error.code === 'wardrobe.full' || error.code === 'upload.invalid_name') return errorTexts[error.code];
  return `Upload failed: ${textOf(error)}`;
}

/** What is said once the last of so many files has arrived or failed. */
export function noticeOfUpload(all: number, failures: readonly Failure[]) {
  const [first] = failures;
  const tone = first ? ('error' as const) : ('success' as const);
  const isFull = failures.some(({ error }) => error instanceof ApiError && error.code === 'wardrobe.full');
  if (all > 1) {
    const counts = `${all - failures.length} of ${all} uploaded, ${failures.length} failed`;
    return {
      title: texts.complete,
      description: isFull ? `${counts}. ${texts.limitReachedHint}` : counts,
      tone,
    };
  }
  if (!first) return { title: texts.uploaded, tone };
  if (isFull) return { title: texts.limitReached, description: texts.limitReachedHint, tone };
  return { title: 'Error', description: reasonOf(first.error), tone };
}
