import { t } from '../../lib/t.ts';
/** The texts of the profile page. */
export const texts = {
  tagline: t('Fashion Enthusiast'),
  signedOut: t('Please log in to view your profile.'),
  totalsFailed: t('Failed to load profile'),
  saved: t('Profile saved'),
  saveFailed: t('Failed to save profile'),
  avatarSaved: t('Photo updated'),
  avatarRemoved: t('Photo removed'),
  avatarFailed: t('Failed to update photo'),
  avatarHint: t('JPEG, PNG, WebP or HEIC. It is cut to a square, and everybody sees it.'),
  nameHint: t('Shown beside your outfits and comments.'),
} as const;
