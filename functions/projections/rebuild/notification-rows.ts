import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { EntityItem } from 'electrodb';
import { timeOfId } from '../../platform/id-time.ts';
import { commit, onlyIf, stillHas } from '../../platform/transactions.ts';
import { CommentEntity } from '../../rows/community/comment.ts';
import { FollowEntity } from '../../rows/community/follow.ts';
import { OutfitLikeEntity } from '../../rows/community/outfit-like.ts';
import { ConversationMemberEntity } from '../../rows/messages/conversation-member.ts';
import {
  NoticeEntity,
  NotificationEntity,
  type NotificationRow,
  notificationLifetime,
} from '../../rows/notifications/notification.ts';
import { type Difference, tally } from './difference.ts';
import type { Rows } from './read-rows.ts';

type Notice = EntityItem<typeof NoticeEntity>;
/** The most notices of one notification that are corrected in one round. Further ones are in the next round. */
const atOnce = 90;
const service = { notice: NoticeEntity, notification: NotificationEntity };

/**
 * The differences in notifications: the acts of a notification must exist, and its number of people must match. Missing
 * notifications are no difference, because people can switch them off.
 */
export function* notificationDifferences(rows: Rows): Iterable<Difference> {
  const isThere = thereIn(rows);
  const notices = Map.groupBy(rows(NoticeEntity), nameOf);
  const likes = tally(rows(OutfitLikeEntity).filter(isLiked), ({ outfitId }) => outfitId);
  for (const row of rows(NotificationEntity)) {
    const told = (notices.get(nameOf(row)) ?? []).map((notice) => ({
      notice,
      acts: notice.acts.filter((act) => isThere(row, notice.actorId, act)),
    }));
    const left = told.filter(({ acts }) => acts.length > 0).map(({ notice }) => notice);
    const stored = { count: row.count, acts: told.flatMap(({ notice }) => notice.acts) };
    const fewest = left.length;
    // In an old notification, notices of the first people may have expired. For many likes only the number is stored.
    const most = row.kind === 'liked' ? (likes.get(row.thingId) ?? 0) : row.count;
    const expected = {
      count: isYoung(row) ? fewest : Math.max(fewest, Math.min(most, row.count - (told.length - fewest))),
      acts: told.flatMap(({ acts }) => acts),
    };
    if (!isDeepStrictEqual(stored, expected))
      yield {
        kind: 'notification',
        key: nameOf(row),
        stored,
        expected,
        repair: () => correct(row, told, expected.count),
      };
  }
}

const isLiked = ({ isTakenBack }: { isTakenBack?: boolean | undefined }) => !isTakenBack;

/** Whether no notice of a notification can have expired yet: the thing is younger than the lifetime of notices. */
const isYoung = ({ kind, thingId }: NotificationRow) =>
  ['commented', 'replied'].includes(kind) && timeOfId(thingId) > Date.now() - notificationLifetime * 1000;

/** Returns whether the act of a notification exists: the like, follow, comment or unread messages. */
function thereIn(rows: Rows): (row: NotificationRow, actorId: string, act: string) => boolean {
  const likes = new Set(
    rows(OutfitLikeEntity)
      .filter(isLiked)
      .map(({ userId, outfitId }) => `${userId} ${outfitId}`),
  );
  const follows = new Set(rows(FollowEntity).map((row) => `${row.followerId} ${row.followingId}`));
  const comments = new Set(rows(CommentEntity).map(({ id }) => id));
  const unread = new Set(
    rows(ConversationMemberEntity).flatMap(({ userId, conversationId, unreadCount }) =>
      unreadCount > 0 ? [`${userId} ${conversationId}`] : [],
    ),
  );
  return ({ userId, kind, thingId }, actorId, act) => {
    switch (kind) {
      case 'liked':
        return likes.has(`${actorId} ${thingId}`);
      case 'followed':
        return follows.has(`${actorId} ${userId}`);
      case 'message':
        return unread.has(`${userId} ${thingId}`);
      default:
        return comments.has(act);
    }
  };
}

type Told = { notice: Notice; acts: string[] };

/** Writes the corrected number of people and the notices of a notification. Refused if it has changed since. */
function correct(row: NotificationRow, told: readonly Told[], count: number) {
  const { userId, kind, thingId, actorIds } = row;
  const key = { userId, kind, thingId };
  const people = told.filter(({ acts }) => acts.length).map(({ notice }) => notice.actorId);
  const shown = actorIds.filter((id) => people.includes(id));
  const wrong = told.filter(({ notice, acts }) => acts.length < notice.acts.length).slice(0, atOnce);
  return commit(service, ({ notice: notices, notification }) => [
    count > 0
      ? onlyIf(
          notification.put({
            ...row,
            count,
            actorIds: shown.length ? shown : people.slice(0, 1),
            stamp: randomUUID(),
          }),
          stillHas({ stamp: row.stamp }),
        )
      : onlyIf(notification.delete(key), stillHas({ stamp: row.stamp })),
    ...wrong.map(({ notice, acts }) =>
      acts.length
        ? notices.put({ ...notice, acts }).commit()
        : notices.delete({ ...key, actorId: notice.actorId }).commit(),
    ),
  ]);
}

const nameOf = ({ userId, kind, thingId }: { userId: string; kind: string; thingId: string }) =>
  `${userId} ${kind} ${thingId}`;
