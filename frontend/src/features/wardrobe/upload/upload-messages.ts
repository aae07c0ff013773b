import { ApiError } from '#shared/contract/client';
import type { AiDetectedMetadata } from '#shared/contract/clothing-item';
import { limits } from '#shared/limits';
import type { Toast } from '../../../components/toaster.tsx';
import { shownName } from '../../../lib/catalog-name.ts';
import { errorTexts, hasCode, textOf } from '../../../lib/error-texts.ts';
import { t } from '../../../lib/t.ts';
import type { DetailHints } from '../item/details-form.tsx';
import type { SelectedPhoto } from './photo-details.ts';
import type { UploadFailure } from './use-upload-items.ts';

/** The text beside a photo that says why it was not uploaded. */
export function uploadErrorText(error: unknown): string {
  if (!(error instanceof ApiError) || error.code === 'internal') return t('Failed to upload clothing item');
  if (error.code === 'wardrobe.full' || error.code === 'upload.invalid_name') return errorTexts[error.code];
  return t('Upload failed: {reason}', { reason: textOf(error) });
}

/** The toasts that are shown after each of `all` photos has been uploaded or has failed. */
export function uploadToasts(all: number, failures: readonly UploadFailure[]): Toast[] {
  const [first] = failures;
  const tone = first ? 'error' : 'success';
  const isFull = failures.some(({ error }) => hasCode(error, 'wardrobe.full'));
  const limitReached: Toast[] = isFull
    ? [{ title: t('Upload Limit Reached'), description: errorTexts['wardrobe.full'], tone }]
    : [];
  if (all > 1) {
    const counts = t('{uploaded} of {all} uploaded, {failed} failed', {
      uploaded: all - failures.length,
      all,
      failed: failures.length,
    });
    return [...limitReached, { title: t('Upload Complete'), description: counts, tone }];
  }
  if (!first) return [{ title: t('Clothing item uploaded successfully'), tone }];
  return isFull ? limitReached : [{ title: t('Error'), description: uploadErrorText(first.error), tone }];
}

/** The text of the upload button. `full` means that the wardrobe has no room for more items. */
export function submitText(photos: readonly SelectedPhoto[], full: boolean) {
  if (full) return t('Max {count} items reached', { count: limits.wardrobeItems });
  const retrying = photos.length > 0 && photos.every(({ error }) => error);
  if (retrying) return photos.length > 1 ? t('Try {count} again', { count: photos.length }) : t('Try again');
  return photos.length > 1 ? t('Upload {count} items', { count: photos.length }) : t('Upload');
}

const styleSources = {
  photo: t('Detected in the photo'),
  rules: t('Suggested by category and color: please check it'),
  failure: t('Not detected: please check it'),
};
const colorText = ({ color, confidence }: AiDetectedMetadata) =>
  confidence === 'high'
    ? t('Detected: {color}, high confidence', { color: shownName(color) })
    : t('Detected: {color} (confidence: other), please check it', { color: shownName(color) });

/** The text under the fields about the analysis of a photo. */
export function detectionHints({ inspection }: SelectedPhoto, isCategorySuggested: boolean): DetailHints {
  if (!inspection) return { color: t('Detecting the color…'), style: t('Detecting the style…') };
  const { color, styleFrom, seen } = inspection;
  return {
    ...(isCategorySuggested ? { category: t('Suggested: please check it') } : {}),
    ...(seen?.brand ? { brand: styleSources.photo } : {}),
    ...(seen?.description ? { description: styleSources.photo } : {}),
    ...(color ? { color: colorText(color) } : {}),
    style: styleSources[styleFrom],
  };
}
