import { limits, megabyte } from '#shared/limits';
import { errorTexts } from '../../lib/error-texts.ts';
import { plural, t } from '../../lib/t.ts';

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
  empty: t('No clothing items uploaded yet.'),
  loadFailed: t('Failed to load clothes'),
  uploaded: t('Clothing item uploaded successfully'),
  uploadFailed: t('Failed to upload clothing item'),
  deleted: t('Clothing item deleted'),
  deletedSeveral: (count: number) => t('{count} clothing items deleted', { count }),
  deleteFailed: t('Failed to delete clothing item'),
  saved: t('Changes saved'),
  saveFailed: t('Failed to save the changes'),
  photoReplaced: t('Photo replaced'),
  photoNotLoaded: t('The photo could not be loaded. Please try again.'),
  shownLater: t('This browser cannot show the photo before it is uploaded. You can crop it afterwards.'),
  newPhotoShows: t('The new photo suggests:'),
  suggestedColor: (color: string) => t('Color: {color}', { color }),
  suggestedCategory: (category: string) => t('Category: {category}', { category }),
  showBackground: t('Show the background'),
  hideBackground: t('Cut out'),
  backgroundKept: t('Background kept'),
  undone: t('Undone'),
  demoPiece: t('A demo piece to try the app with. It is not yours.'),
  demoAdding: t('Adding the demo wardrobe'),
  demoAdded: t('The demo wardrobe is there'),
  demoFailed: t('The demo wardrobe could not be added as a whole. Please try again.'),
  archived: t('Moved to the archive'),
  toLaundry: t('Moved to the laundry'),
  fromLaundry: t('Back from the laundry'),
  broughtBack: t('Back in your wardrobe'),
  exported: t('Wardrobe exported'),
  exportFailed: t('The wardrobe could not be exported. Please try again.'),
  imported: t('Import Complete'),
  importedOf: ({ all, added, failed, known }: Record<'all' | 'added' | 'failed' | 'known', number>) =>
    known
      ? plural(
          known,
          '{added} of {all} imported, {failed} failed, {count} was there already',
          '{added} of {all} imported, {failed} failed, {count} were there already',
          { all, added, failed },
        )
      : t('{added} of {all} imported, {failed} failed', { all, added, failed }),
  importFailed: t('This file is no wardrobe, or it is damaged.'),
  importTooLarge: (pieces: number, room: number) =>
    t('The file holds {pieces} pieces, and your wardrobe has room for {room}.', { pieces, room }),
  invalid: t('Validation Error'),
  invalidFile: t('Invalid File'),
  tooLarge: t('File Too Large'),
  tooLargeHint: errorTexts['upload.too_large'],
  largerThan: (bytes: number) =>
    t('File is larger than {bytes} bytes ({megabytes} MB)', { bytes, megabytes: bytes / megabyte }),
  smallerThan: (bytes: number) => t('File is smaller than {bytes} bytes', { bytes }),
  noPhoto: t('This is no photo, or it is damaged'),
  typeMustBe: (types: readonly string[]) => t('File type must be {types}', { types: types.join(', ') }),
  tooMany: t('Too Many Files'),
  tooManyHint: t('Please select at most {count} files at a time.', { count: limits.upload.files }),
  needCategory: (photos: number) =>
    plural(photos, '{count} photo needs a category', '{count} photos need a category'),
  needStyle: (photos: number) => plural(photos, '{count} photo needs a style', '{count} photos need a style'),
  looksLike: (item: string) => t('Looks like an item you have: {item}', { item }),
  noImage: t('No Image'),
  noImageHint: t('Please choose or take a photo first.'),
  cameraError: t('Camera Error'),
  cameraErrorHint: (error: unknown) =>
    t('Unable to access camera. {reason}', {
      reason: cameraReasons[error instanceof Error ? error.name : ''] ?? cameraReasons[''] ?? '',
    }),
  cameraLost: t('The camera has stopped. Another app may use it, or it was unplugged.'),
  cameraFull: (photos: number) =>
    plural(
      photos,
      '{count} photo: upload before you take more',
      '{count} photos: upload before you take more',
    ),
  categorySuggested: t('Suggested: please check it'),
  mayBe: t('It may be:'),
  tapToConfirm: t('suggested, tap to confirm'),
  colorDetected: ({ color, confidence }: { color: string; confidence: 'high' | 'other' }) =>
    confidence === 'high'
      ? t('Detected: {color}, high confidence', { color })
      : t('Detected: {color} (confidence: other), please check it', { color }),
  styleFrom: {
    photo: t('Detected in the photo'),
    rules: t('Suggested by category and color: please check it'),
    failure: t('Not detected: please check it'),
  },
  /** `ended` is the number of photos that were uploaded or have failed. */
  uploading: (ended: number, all: number) =>
    all === 1
      ? t('Uploading your photo')
      : t('Uploading photo {number} of {all}', { number: Math.min(ended + 1, all), all }),
  fromBefore: (photos: number) => plural(photos, '{count} photo from before', '{count} photos from before'),
  dropFromBefore: (photos: number) => (photos === 1 ? t('Drop it') : t('Drop them')),
  notKept: t('This browser has no room to keep your photos. Upload them before you close the page.'),
  detectionFailed: t('Detection Failed'),
  detectionFailedHint: t('The style is set to casual. You can change it manually.'),
  quotaExceeded: t('AI analysis quota exceeded. Upload will continue without AI analysis.'),
  limitReached: t('Upload Limit Reached'),
  limitReachedHint: errorTexts['wardrobe.full'],
  full: t('Max {count} items reached', { count: limits.wardrobeItems }),
  complete: t('Upload Complete'),
  onlyRoomFor: (room: number) =>
    t('You can only upload {room} more items. Please select fewer files.', { room }),
} as const;
