/** The toasts and texts that several parts of the community show. */
export const texts = {
  likeFailed: 'Failed to update like',
  followed: 'Now following user',
  unfollowed: 'Unfollowed user',
  followFailed: 'Failed to update follow status',
} as const;
