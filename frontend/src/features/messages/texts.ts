import type { Conversation } from '#shared/contract/messages';
import { deletedPersonId } from '#shared/rules/deleted-person';
import { t } from '../../lib/t.ts';
/** The texts of the messages that stand in more than one place, and the toasts. */
export const texts = {
  loadFailed: t('Failed to load conversations'),
  sendFailed: t('Failed to send message'),
  deleteFailed: t('Failed to delete message'),
  messagesFailed: t('The messages could not be loaded.'),
  deleted: t('Message deleted'),
  ended: t('This person has deleted their account. You keep what they wrote.'),
  shared: { outfit: t('Shared an outfit'), item: t('Shared a piece') },
};

/** The name of the other person of a conversation; 'Unknown User' while their profile is not loaded. */
export function nameOf(person: Conversation['otherUser'] | undefined): string {
  if (person?.id === deletedPersonId) return t('Deleted account');
  return person?.displayName || t('Unknown User');
}
