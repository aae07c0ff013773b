import { t } from '../../../lib/t.ts';
/** The texts on the pages of other people. */
export const texts = {
  personFailed: t('Failed to load this person'),
  unknown: t('There is nobody here.'),
  unknownHint: t('This person does not exist, or is not here any more.'),
  outfitsFailed: t('Failed to load outfits'),
  noOutfits: (name: string) => t('{name} has not shared an outfit yet.', { name }),
  likedFailed: t('Failed to load liked outfits'),
  noLiked: t('No liked outfits yet. Those that you like are kept here.'),
  followersFailed: t('Failed to load followers'),
  followingFailed: t('Failed to load the people followed'),
  noFollowers: t('Nobody follows you yet.'),
  noFollowing: t('You follow nobody yet.'),
  linkCopied: t('Link copied'),
  linkFailed: t('The link could not be copied. You can copy it from the address bar.'),
} as const;
