import { t } from '../../../lib/t.ts';
export const texts = {
  none: t('No comments yet. Be the first to comment!'),
  loadFailed: t('Failed to load comments'),
  posted: t('Comment posted'),
  postFailed: t('Failed to post comment'),
  postSignedOut: t('Please log in to comment'),
  likeFailed: t('Failed to update like'),
  likeSignedOut: t('Please log in to like comments'),
  deleted: t('Comment deleted'),
  deleteFailed: t('Failed to delete comment'),
} as const;
