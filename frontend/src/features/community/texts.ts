/** The toasts and texts that several parts of the community show. */
export const texts = {
  loadFailed: 'Failed to load community outfits',
  topLoadFailed: 'Failed to load top liked outfits',
  likeFailed: 'Failed to update like',
  likeSignedOut: 'Please log in to like outfits',
  followed: 'Now following user',
  unfollowed: 'Unfollowed user',
  followFailed: 'Failed to update follow status',
  followSignedOut: 'Please log in to follow users',
  conversationFailed: 'Failed to start conversation',
  outfitFailed: 'Failed to load the outfit',
  outfitGone: 'Not here any more',
  outfitGoneReason: 'The outfit was deleted, or its owner has made it private.',
} as const;
