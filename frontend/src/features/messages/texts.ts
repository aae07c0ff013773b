/** The texts of the messages that stand in more than one place, and the toasts. */
export const texts = {
  loadFailed: 'Failed to load conversations',
  sendFailed: 'Failed to send message',
  deleteFailed: 'Failed to delete message',
  messagesFailed: 'The messages could not be loaded.',
  unknownUser: 'Unknown User',
  deleted: 'Message deleted',
  ended: 'This person has deleted their account. You keep what they wrote.',
  shared: { outfit: 'Shared an outfit', item: 'Shared a piece' },
};
