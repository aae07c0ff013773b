import { SeenMarkEntity } from '../table/notification.ts';

/** Marks the user's notifications up to now as read, in one row however many there are. */
export async function markSeen(userId: string): Promise<undefined> {
  await SeenMarkEntity.put({ userId, seenAt: new Date().toISOString() }).go();
}
