import type { Conversation, Share } from '#shared/contract/messages';
import { deletedPersonId } from '#shared/rules/deleted-person';
import { t } from '../../lib/t.ts';
/** Texts of the messages that are used in several places. */
export const texts = {
  loadFailed: t('Failed to load conversations'),
  deleted: t('Message deleted'),
  shared: { outfit: t('Shared an outfit'), item: t('Shared a piece') },
};

/** The text of a message, or what it shares. */
export const contentOf = (content: string, kind: Share['kind'] | null | undefined) =>
  content || (kind ? (texts.shared[kind] ?? kind) : '');

/** The other person's name: 'Unknown User' without one or while loading, 'Deleted account' if it was deleted. */
export function nameOf(person: Conversation['otherUser'] | undefined): string {
  if (person?.id === deletedPersonId) return t('Deleted account');
  return person?.displayName || t('Unknown User');
}
