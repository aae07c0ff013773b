import type { Message } from '#shared/contract/messages';
import type { MessageRow } from '../rows/messages/message.ts';
import { sharedThings } from './shared-things.ts';

/** Converts stored messages to messages as the reader sees them. `readAt` says when the recipient read one. */
export async function toMessages(
  readerId: string,
  rows: readonly MessageRow[],
  readAt: (row: MessageRow) => string | null = () => null,
): Promise<Message[]> {
  const things = await sharedThings(readerId, rows);
  return rows.map((row) => {
    const { id, position, conversationId, senderId, content, createdAt, isDeleted } = row;
    const shown = { id, position, conversationId, senderId, content, createdAt, isDeleted };
    return { ...shown, readAt: readAt(row), shared: things.get(id) ?? null };
  });
}

/** A message that has not been read yet. */
export const toMessage = async (readerId: string, row: MessageRow): Promise<Message> =>
  (await toMessages(readerId, [row]))[0] as Message;
