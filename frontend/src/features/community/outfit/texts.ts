export const texts = {
  loadFailed: 'Failed to load the outfit',
  gone: 'Not here any more',
  goneReason: 'The outfit was deleted, or its owner has made it private.',
  conversationFailed: 'Failed to start conversation',
  signUpTitle: 'What would you wear it with?',
  signUpText: 'Photograph your clothes, and have outfits like this one made of what you own.',
  signUp: "Sign Up Now - It's Free",
} as const;
