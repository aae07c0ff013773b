import { UnreadCountEntity } from '../table/unread-count.ts';

/** How many unread messages a person has in all conversations. */
export async function unreadMessages(userId: string): Promise<number> {
  const { data } = await UnreadCountEntity.get({ userId }).go({ consistent: true });
  return data?.messages ?? 0;
}
