/** What the pages of people say. */
export const texts = {
  personFailed: 'Failed to load this person',
  unknown: 'There is nobody here.',
  unknownHint: 'This person does not exist, or is not here any more.',
  outfitsFailed: 'Failed to load outfits',
  noOutfits: (name: string) => `${name} has not shared an outfit yet.`,
  likedFailed: 'Failed to load liked outfits',
  noLiked: 'No liked outfits yet. Those that you like are kept here.',
  followersFailed: 'Failed to load followers',
  followingFailed: 'Failed to load the people you follow',
  noFollowers: 'Nobody follows you yet.',
  noFollowing: 'You follow nobody yet.',
  linkCopied: 'Link copied',
  linkFailed: 'The link could not be copied. You can copy it from the address bar.',
} as const;
