import { limits, megabyte } from '#shared/limits';
import { errorTexts } from '../../lib/error-texts.ts';

export const texts = {
  empty: 'No clothing items uploaded yet.',
  loadFailed: 'Failed to load clothes',
  uploaded: 'Clothing item uploaded successfully',
  uploadFailed: 'Failed to upload clothing item',
  deleted: 'Clothing item deleted',
  deletedSeveral: (count: number) => `${count} clothing items deleted`,
  deleteFailed: 'Failed to delete clothing item',
  saved: 'Changes saved',
  saveFailed: 'Failed to save the changes',
  archived: 'Moved to the archive',
  broughtBack: 'Back in your wardrobe',
  exported: 'Wardrobe exported',
  exportFailed: 'The wardrobe could not be exported. Please try again.',
  imported: 'Import Complete',
  importedOf: ({ all, added, failed, known }: Record<'all' | 'added' | 'failed' | 'known', number>) =>
    `${added} of ${all} imported, ${failed} failed${known ? `, ${known} ${known === 1 ? 'was' : 'were'} there already` : ''}`,
  importFailed: 'This file is no wardrobe, or it is damaged.',
  importTooLarge: (pieces: number, room: number) =>
    `The file holds ${pieces} pieces, and your wardrobe has room for ${room}.`,
  invalid: 'Validation Error',
  invalidFile: 'Invalid File',
  tooLarge: 'File Too Large',
  tooLargeHint: errorTexts['upload.too_large'],
  largerThan: (bytes: number) => `File is larger than ${bytes} bytes (${bytes / megabyte} MB)`,
  smallerThan: (bytes: number) => `File is smaller than ${bytes} bytes`,
  noPhoto: 'This is no photo, or it is damaged',
  typeMustBe: (types: readonly string[]) => `File type must be ${types.join(', ')}`,
  tooMany: 'Too Many Files',
  tooManyHint: `Please select at most ${limits.upload.files} files at a time.`,
  looksLike: (itemName: string) => `Looks like an item you have: ${itemName}`,
  noImage: 'No Image',
  noImageHint: 'Please choose or take a photo first.',
  cameraError: 'Camera Error',
  cameraErrorHint: 'Unable to access camera. Please check its permission, or choose a photo instead.',
  categorySuggested: 'Suggested: please check it',
  mayBe: 'It may be:',
  colorDetected: ({ color, confidence }: { color: string; confidence: 'high' | 'other' }) =>
    confidence === 'high'
      ? `Detected: ${color}, high confidence`
      : `Detected: ${color} (confidence: other), please check it`,
  styleFrom: {
    photo: 'Detected in the photo',
    rules: 'Suggested by category and color: please check it',
    failure: 'Not detected: please check it',
  },
  uploading: (photos: number) => (photos === 1 ? 'Uploading your photo' : `Uploading your ${photos} photos`),
  detectionFailed: 'Detection Failed',
  detectionFailedHint: 'The style is set to casual. You can change it manually.',
  quotaExceeded: 'AI analysis quota exceeded. Upload will continue without AI analysis.',
  limitReached: 'Upload Limit Reached',
  limitReachedHint: errorTexts['wardrobe.full'],
  full: `Max ${limits.wardrobeItems} items reached`,
  complete: 'Upload Complete',
  onlyRoomFor: (room: number) => `You can only upload ${room} more items. Please select fewer files.`,
} as const;
