import { t } from '../../lib/t.ts';

export const texts = {
  empty: t('No outfits generated yet. Create your first outfit!'),
  loadFailed: t('Failed to load outfits'),
} as const;

/** Ready-made requests for a remix, chosen with one tap. */
export const quickRemixes = [
  t('Make it more casual'),
  t('Change to evening wear'),
  t('Add more color'),
  t('Make it business professional'),
  t('Convert to summer style'),
  t('Make it minimalist'),
] as const;
