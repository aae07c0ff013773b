import { UnreadCountEntity } from './unread-count.ts';

/** The number of unread messages of a person in all conversations. */
export async function unreadMessages(userId: string): Promise<number> {
  const { data } = await UnreadCountEntity.get({ userId }).go({ consistent: true });
  return data?.messages ?? 0;
}
