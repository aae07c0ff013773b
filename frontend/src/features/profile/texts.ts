/** What the profile page says. */
export const texts = {
  tagline: 'Fashion Enthusiast',
  signedOut: 'Please log in to view your profile.',
  totalsFailed: 'Failed to load profile',
  saved: 'Profile saved',
  saveFailed: 'Failed to save profile',
  avatarSaved: 'Photo updated',
  avatarRemoved: 'Photo removed',
  avatarFailed: 'Failed to update photo',
  avatarHint: 'JPEG, PNG, WebP or HEIC. It is cut to a square, and everybody sees it.',
  nameHint: 'Shown beside your outfits and comments.',
} as const;
