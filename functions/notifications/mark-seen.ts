import { SeenMarkEntity } from '../rows/notifications/notification.ts';

/** Marks all notifications of the user up to now as read. Writes one row, regardless of their number. */
export async function markSeen(userId: string): Promise<undefined> {
  await SeenMarkEntity.put({ userId, seenAt: new Date().toISOString() }).go();
}
