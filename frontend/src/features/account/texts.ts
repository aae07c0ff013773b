import { t } from '../../lib/t.ts';
/** The texts of the profile page about the download and the deletion of a person's data. */
export const texts = {
  downloadTitle: t('Download everything'),
  sessionsTitle: t('Sign out everywhere'),
  codesTitle: t('Two-step sign-in'),
  deleteTitle: t('Delete my account'),
} as const;
