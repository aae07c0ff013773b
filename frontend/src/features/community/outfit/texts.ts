import { t } from '../../../lib/t.ts';
export const texts = {
  loadFailed: t('Failed to load the outfit'),
  gone: t('Not here any more'),
  goneReason: t('The outfit was deleted, or its owner has made it private.'),
  signUpTitle: t('What would you wear it with?'),
  signUpText: t('Photograph your clothes, and have outfits like this one made of what you own.'),
  signUp: t("Sign Up Now - It's Free"),
} as const;
