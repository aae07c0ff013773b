import { t } from '../../lib/t.ts';

/** The advice if the camera cannot be used, by the name of the browser's error. The key '' is for any other error. */
const cameraReasons: Readonly<Record<string, string>> = {
  NotAllowedError: t('Please allow it in the settings of your browser, or choose a photo instead.'),
  NotFoundError: t('No camera was found. Please choose a photo instead.'),
  OverconstrainedError: t('No camera was found. Please choose a photo instead.'),
  NotReadableError: t('Another app may be using it. Please close that, or choose a photo instead.'),
  '': t('Please check its permission, or choose a photo instead.'),
};

/** How long an action can be undone. */
export const undoMilliseconds = 10_000;

export const texts = {
  loadFailed: t('Failed to load clothes'),
  saved: t('Changes saved'),
  saveFailed: t('Failed to save the changes'),
  photoNotLoaded: t('The photo could not be loaded. Please try again.'),
  invalid: t('Validation Error'),
  noPhoto: t('This is not a photo, or it is damaged'),
  looksLike: (item: string) => t('Looks like an item you have: {item}', { item }),
  cameraErrorHint: (error: unknown) =>
    t('Unable to access camera. {reason}', {
      reason: cameraReasons[error instanceof Error ? error.name : ''] ?? cameraReasons[''] ?? '',
    }),
  onlyRoomFor: (room: number) =>
    t('You can only upload {room} more items. Please select fewer files.', { room }),
} as const;
