export const texts = {
  noneWithItem: 'It is in no outfit yet. Ask for one on the Outfits page.',
  empty: 'No outfits generated yet. Create your first outfit!',
  loadFailed: 'Failed to load outfits',
  confirmDelete: 'Are you sure you want to delete this outfit? This action cannot be undone.',
  deleted: 'Outfit deleted',
  deleteFailed: 'Failed to delete outfit',
  madePublic: 'Outfit shared publicly',
  madePrivate: 'Outfit made private',
  visibilityFailed: 'Failed to update outfit privacy',
} as const;
