import { t } from '../../../lib/t.ts';
export const texts = {
  loadFailed: t('Failed to load the outfit'),
  gone: t('Not here any more'),
  goneReason: t('The outfit was deleted, its owner has made it private, or you have reported it.'),
} as const;
