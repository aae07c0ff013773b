import { MessageEntity, MessageIdEntity, type MessageRow } from '../table/message.ts';

/** The message of a conversation that has an id, which its sender's client has made; null if there is none. */
export async function findMessage(conversationId: string, id: string): Promise<MessageRow | null> {
  const { data: place } = await MessageIdEntity.get({ conversationId, id }).go({ consistent: true });
  if (!place) return null;
  const { position } = place;
  const { data } = await MessageEntity.get({ conversationId, position }).go({ consistent: true });
  return data;
}
