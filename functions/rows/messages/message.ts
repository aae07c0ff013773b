import type { EntityItem } from 'electrodb';
import { limits } from '#shared/limits';
import { shorten } from '#shared/rules/shorten';
import { defineEntity, keyOf, nullable, required } from '../../platform/table.ts';

/**
 * The thing that a message shares. If an outfit does not belong to the sender, it is found by its card, so that a
 * message row holds no id of a person but its sender's.
 */
type SharedRow = { kind: 'outfit' | 'item'; id: string; isOwn: boolean };

/**
 * A message in its conversation's partition, ordered by its position. Whether it has been read follows from the
 * read marks.
 *
 * When an account is deleted, its messages stay with the other person, and their sender becomes `deletedPersonId`.
 */
export const MessageEntity = defineEntity('message', {
  attributes: {
    /** `id`: created by the sender's client. */
    ...required('string', 'conversationId', 'position', 'id', 'senderId', 'content', 'createdAt'),
    shared: { type: nullable<SharedRow>(), required: true },
    isDeleted: { type: 'boolean', required: true, default: false },
  },
  indexes: { byConversation: keyOf('conversationId', 'position') },
});
export type MessageRow = EntityItem<typeof MessageEntity>;

/** The position of a message, created with it if its id is new, so that a message is stored only once. */
export const MessageIdEntity = defineEntity('message-id', {
  attributes: required('string', 'conversationId', 'id', 'position'),
  indexes: { byId: keyOf('conversationId', 'id') },
});

/** Finds a message of a conversation by the id that its sender's client created. Null if there is none. */
export async function findMessage(conversationId: string, id: string): Promise<MessageRow | null> {
  const place = await MessageIdEntity.read({ conversationId, id });
  if (!place) return null;
  return MessageEntity.read({ conversationId, position: place.position });
}

/**
 * Records that a person has read a conversation up to a message at a certain time. The read time of a message is the
 * time of the first mark at or after it. So reading any number of messages costs one write.
 */
export const ReadMarkEntity = defineEntity('read-mark', {
  attributes: required('string', 'conversationId', 'readerId', 'upTo', 'readAt'),
  indexes: { byReader: keyOf('conversationId', 'readerId', 'upTo') },
});

/** The part of a message that is shown in a person's list of conversations. */
export const previewOf = ({ id, position, senderId, content, createdAt, isDeleted, shared }: MessageRow) => ({
  id,
  position,
  senderId,
  createdAt,
  content: shorten(content, limits.message.preview),
  isDeleted,
  shared: shared?.kind ?? null,
});
