export const texts = {
  loadFailed: 'Failed to load the outfit',
  gone: 'Not here any more',
  goneReason: 'The outfit was deleted, or its owner has made it private.',
  conversationFailed: 'Failed to start conversation',
} as const;
