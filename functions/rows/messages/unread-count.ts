import { defineNumbers } from '../../platform/table.ts';

/**
 * The number of a person's unread messages in all conversations, which every page shows. It changes only in the
 * transactions that send a message, delete an unread one or mark messages as read. It is read with one get (0.5 read units).
 */
export const UnreadCountEntity = defineNumbers('unread-count', 'messages');

/** The number of unread messages of a person in all conversations. */
export async function unreadMessages(userId: string): Promise<number> {
  const count = await UnreadCountEntity.read({ userId });
  return count?.messages ?? 0;
}
