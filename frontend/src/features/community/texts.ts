import { t } from '../../lib/t.ts';
/** The toasts and texts that several parts of the community show. */
export const texts = {
  loadFailed: t('Failed to load community outfits'),
  topLoadFailed: t('Failed to load top liked outfits'),
  likeFailed: t('Failed to update like'),
  likeSignedOut: t('Please log in to like outfits'),
  followed: t('Now following user'),
  unfollowed: t('Unfollowed user'),
  followFailed: t('Failed to update follow status'),
  followSignedOut: t('Please log in to follow users'),
  conversationFailed: t('Failed to start conversation'),
} as const;
