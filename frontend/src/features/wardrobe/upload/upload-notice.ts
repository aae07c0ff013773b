import { ApiError } from '#shared/contract/client';
import type { Notice } from '../../../components/toaster.tsx';
import { errorTexts, textOf } from '../../../lib/error-texts.ts';
import { texts } from '../texts.ts';
import type { Failure } from './upload-clothes.ts';

/** Why a file was not uploaded, as it stands beside the file. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'internal') return texts.uploadFailed;
  if (error.code === 'wardrobe.full' || error.code === 'upload.invalid_name') return errorTexts[error.code];
  return `Upload failed: ${textOf(error)}`;
}

/** What is said once the last of so many files has arrived or failed. */
export function noticesOfUpload(all: number, failures: readonly Failure[]): Notice[] {
  const [first] = failures;
  const tone = first ? 'error' : 'success';
  const isFull = failures.some(({ error }) => error instanceof ApiError && error.code === 'wardrobe.full');
  const limitReached: Notice[] = isFull
    ? [{ title: texts.limitReached, description: texts.limitReachedHint, tone }]
    : [];
  if (all > 1) {
    const counts = `${all - failures.length} of ${all} uploaded, ${failures.length} failed`;
    return [...limitReached, { title: texts.complete, description: counts, tone }];
  }
  if (!first) return [{ title: texts.uploaded, tone }];
  return isFull ? limitReached : [{ title: 'Error', description: reasonOf(first.error), tone }];
}
