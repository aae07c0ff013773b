export const texts = {
  none: 'No comments yet. Be the first to comment!',
  loadFailed: 'Failed to load comments',
  posted: 'Comment posted',
  postFailed: 'Failed to post comment',
  postSignedOut: 'Please log in to comment',
  likeFailed: 'Failed to update like',
  likeSignedOut: 'Please log in to like comments',
  deleted: 'Comment deleted',
  deleteFailed: 'Failed to delete comment',
} as const;
