import { MessageEntity, MessageIdEntity, type MessageRow } from './message.ts';

/** Finds a message of a conversation by the id that its sender's client created. Null if there is none. */
export async function findMessage(conversationId: string, id: string): Promise<MessageRow | null> {
  const { data: place } = await MessageIdEntity.get({ conversationId, id }).go({ consistent: true });
  if (!place) return null;
  const { position } = place;
  const { data } = await MessageEntity.get({ conversationId, position }).go({ consistent: true });
  return data;
}
