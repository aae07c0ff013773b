import { limits } from '#shared/limits';

export const texts = {
  empty: 'No clothing items uploaded yet.',
  loadFailed: 'Failed to load clothes',
  uploaded: 'Clothing item uploaded successfully',
  uploadFailed: 'Failed to upload clothing item',
  deleted: 'Clothing item deleted',
  deleteFailed: 'Failed to delete clothing item',
  invalidFile: 'Invalid File',
  tooLarge: 'File Too Large',
  tooLargeHint: 'Please select an image under 10MB.',
  tooMany: 'Too Many Files',
  limitReached: 'Upload Limit Reached',
  limitReachedHint: `You've reached the maximum of ${limits.wardrobeItems} clothes items. Delete some to add more.`,
  full: `Max ${limits.wardrobeItems} items reached`,
  complete: 'Upload Complete',
  onlyRoomFor: (room: number) => `You can only upload ${room} more items. Please select fewer files.`,
} as const;
