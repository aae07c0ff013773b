import { randomUUID } from 'node:crypto';
import { onlyIf, retryOnConflict, stillHas, tryToCommit } from '../../platform/transactions.ts';
import { NoticeEntity, NotificationEntity, type NotificationRow } from './notification.ts';

/** The most people that a notification names. */
export const shownPeople = 3;
/** The most attempts to write a notification. Several requests may write that of one thing at the same time. */
export const attempts = 20;

/** The new content of a notification. `stamp` and `expiresAt` are set when it is written. */
export type NextNotification = Omit<NotificationRow, 'stamp' | 'expiresAt'>;

/** Finds other people who are counted in a notification, after all people named in it are gone. */
export async function othersOf(
  { userId, kind, thingId }: Pick<NextNotification, 'userId' | 'kind' | 'thingId'>,
  gone: ReadonlySet<string>,
): Promise<string[]> {
  const { data } = await NoticeEntity.query
    .byUser({ userId, kind, thingId })
    .go({ limit: shownPeople + gone.size, consistent: true });
  return data
    .map((notice) => notice.actorId)
    .filter((id) => !gone.has(id))
    .slice(0, shownPeople);
}

/** The notification after a person is removed from it; null if nobody is left. */
async function withoutPerson(
  before: NotificationRow | null,
  actorId: string,
): Promise<NextNotification | null> {
  if (!before || before.count <= 1) return null;
  const named = before.actorIds.filter((id) => id !== actorId);
  const actorIds = named.length ? named : await othersOf(before, new Set([actorId]));
  return actorIds.length ? { ...before, actorIds, count: before.count - 1 } : null;
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
