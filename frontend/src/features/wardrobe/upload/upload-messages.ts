import { ApiError } from '#shared/contract/client';
import type { Toast } from '../../../components/toaster.tsx';
import { shownName } from '../../../lib/catalog-name.ts';
import { errorTexts, hasCode, textOf } from '../../../lib/error-texts.ts';
import { t } from '../../../lib/t.ts';
import type { DetailHints } from '../item/details-form.tsx';
import { texts } from '../texts.ts';
import type { SelectedPhoto } from './selected-photo.ts';
import type { UploadFailure } from './use-upload-items.ts';

/** The text beside a photo that says why it was not uploaded. */
export function uploadErrorText(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'internal') return texts.uploadFailed;
  if (error.code === 'wardrobe.full' || error.code === 'upload.invalid_name') return errorTexts[error.code];
  return t('Upload failed: {reason}', { reason: textOf(error) });
}

/** The toasts that are shown after each of `all` photos has been uploaded or has failed. */
export function uploadToasts(all: number, failures: readonly UploadFailure[]): Toast[] {
  const [first] = failures;
  const tone = first ? 'error' : 'success';
  const isFull = failures.some(({ error }) => hasCode(error, 'wardrobe.full'));
  const limitReached: Toast[] = isFull
    ? [{ title: texts.limitReached, description: texts.limitReachedHint, tone }]
    : [];
  if (all > 1) {
    const counts = t('{uploaded} of {all} uploaded, {failed} failed', {
      uploaded: all - failures.length,
      all,
      failed: failures.length,
    });
    return [...limitReached, { title: texts.complete, description: counts, tone }];
  }
  if (!first) return [{ title: texts.uploaded, tone }];
  return isFull ? limitReached : [{ title: t('Error'), description: uploadErrorText(first.error), tone }];
}

/** The text of the upload button. `full` means that the wardrobe has no room for more items. */
export function submitText(photos: readonly SelectedPhoto[], full: boolean) {
  if (full) return texts.full;
  const retrying = photos.length > 0 && photos.every(({ error }) => error);
  if (retrying) return photos.length > 1 ? t('Try {count} again', { count: photos.length }) : t('Try again');
  return photos.length > 1 ? t('Upload {count} items', { count: photos.length }) : t('Upload');
}

/** The text under the fields about the analysis of a photo. */
export function detectionHints({ inspection }: SelectedPhoto, isCategorySuggested: boolean): DetailHints {
  if (!inspection) return { color: t('Detecting the color…'), style: t('Detecting the style…') };
  const { color, styleFrom, seen } = inspection;
  return {
    ...(isCategorySuggested ? { category: texts.categorySuggested } : {}),
    ...(seen?.brand ? { brand: texts.styleFrom.photo } : {}),
    ...(seen?.description ? { description: texts.styleFrom.photo } : {}),
    ...(color ? { color: texts.colorDetected({ ...color, color: shownName(color.color) }) } : {}),
    style: texts.styleFrom[styleFrom],
  };
}
