import { t } from '../../lib/t.ts';
export const texts = {
  loadFailed: t('Failed to load calendar entries'),
  updateFailed: t('Failed to update calendar entry'),
  feedFailed: t('The address could not be changed. Please try again.'),
} as const;
