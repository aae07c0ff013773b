import { randomUUID } from 'node:crypto';
import { onlyIf, retryOnConflict, stillHas, tryToCommit } from '../../platform/transactions.ts';
import { NoticeEntity, NotificationEntity, type NotificationRow } from './notification.ts';

/** The most people that a notification names. */
export const shownPeople = 3;
/**
 * The most attempts to write a notification. Several requests may write the notification of one thing at the same time.
 */
export const attempts = 20;

/** The new content of a notification. `stamp` and `expiresAt` are set when it is written. */
export type NextNotification = Omit<NotificationRow, 'stamp' | 'expiresAt'>;

/** The notification after a person is removed from it; null if nobody is left. */
async function withoutPerson(
  before: NotificationRow | null,
  actorId: string,
): Promise<NextNotification | null> {
  if (!before || before.count <= 1) return null;
  const { userId, kind, thingId } = before;
  const actorIds = before.actorIds.filter((id) => id !== actorId);
  if (actorIds.length) return { ...before, actorIds, count: before.count - 1 };
  const { data } = await NoticeEntity.query
    .byUser({ userId, kind, thingId })
    .go({ limit: shownPeople + 1, consistent: true });
  const others = data.map((notice) => notice.actorId).filter((id) => id !== actorId);
  return others.length
    ? { ...before, actorIds: others.slice(0, shownPeople), count: before.count - 1 }
    : null;
}

const rows = { notice: NoticeEntity, notification: NotificationEntity };

/** Removes a person from a notification. Deletes it if that was the last person. Can be repeated. */
export const dropNotice = ({ userId, kind, thingId, actorId }: NotificationKey): Promise<undefined> =>
  retryOnConflict(async () => {
    const key = { userId, kind, thingId };
    const notification = await NotificationEntity.read(key);
    const next = await withoutPerson(notification, actorId);
    return tryToCommit(rows, (entities) => [
      entities.notice.delete({ ...key, actorId }).commit(),
      next && notification
        ? onlyIf(
            entities.notification.put({ ...notification, ...next, stamp: randomUUID() }),
            stillHas({ stamp: notification?.stamp }),
          )
        : onlyIf(entities.notification.delete(key), stillHas({ stamp: notification?.stamp })),
    ]);
  }, attempts);

type NotificationKey = Pick<NotificationRow, 'userId' | 'kind' | 'thingId'> & { actorId: string };
