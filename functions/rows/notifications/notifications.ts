import { hiddenFrom } from '../safety/hidden.ts';
import { NotificationEntity, type NotificationRow, SeenMarkEntity } from './notification.ts';

/** How many notifications are read and counted at most. */
const most = 30;

/** A stored notification without the people who are hidden from the user, and whether it is still unread. */
export type Recent = NotificationRow & { isUnread: boolean };

/** A person's newest notifications, without those about hidden people only. Takes three small reads. */
export async function recentNotifications(userId: string): Promise<Recent[]> {
  const [{ data: rows }, mark, hidden] = await Promise.all([
    NotificationEntity.query.byMoment({ userId }).go({ order: 'desc', limit: most }),
    SeenMarkEntity.read({ userId }),
    hiddenFrom(userId),
  ]);
  return rows
    .map((row) => {
      const actorIds = row.actorIds.filter((id) => !hidden.has(id));
      const count = row.count - (row.actorIds.length - actorIds.length);
      return { ...row, actorIds, count, isUnread: row.at > (mark?.seenAt ?? '') };
    })
    .filter(({ actorIds }) => actorIds.length > 0);
}

/** How many notifications a person has not seen, 30 at most. */
export const countUnread = async (userId: string): Promise<number> =>
  (await recentNotifications(userId)).filter(({ isUnread }) => isUnread).length;

/** Marks all notifications of the user up to now as read. Writes one row, regardless of their number. */
export async function markSeen(userId: string): Promise<undefined> {
  await SeenMarkEntity.put({ userId, seenAt: new Date().toISOString() }).go();
}
