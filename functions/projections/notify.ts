import { randomUUID } from 'node:crypto';
import { Service } from 'electrodb';
import type { NotificationKind } from '#shared/contract/notification-kinds';
import { hiddenFrom } from '../domain/hidden.ts';
import { countUnread } from '../domain/notifications.ts';
import {
  attempts,
  type NextNotification,
  sameNotification,
  shownPeople,
  withoutPerson,
} from '../domain/notified-people.ts';
import { push } from '../domain/push.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { commit, conflict, refused, retryOnConflict } from '../platform/transactions.ts';
import { CommentEntity } from '../table/comment.ts';
import { ConversationMemberEntity } from '../table/conversation-member.ts';
import { FollowEntity } from '../table/follow.ts';
import { NoticeEntity, NotificationEntity, type NotificationRow } from '../table/notification.ts';
import { OutfitLikeEntity } from '../table/outfit-like.ts';
import { ProfileEntity } from '../table/profile.ts';

const rows = new Service({
  notice: NoticeEntity,
  notification: NotificationEntity,
  like: OutfitLikeEntity,
  comment: CommentEntity,
  follow: FollowEntity,
  member: ConversationMemberEntity,
});
export type Sources = Parameters<Parameters<typeof rows.transaction.write>[0]>[0];
type Check = {
  [Name in 'like' | 'comment' | 'follow' | 'member']: ReturnType<
    ReturnType<Sources[Name]['check']>['commit']
  >;
}['like' | 'comment' | 'follow' | 'member'];

/** Something that somebody did, and what the transaction checks so that it is still true when it is written. */
export type Act = {
  userId: string;
  kind: NotificationKind;
  thingId: string;
  outfitId?: string;
  actorId: string;
  /** What tells two acts of one person on one thing apart, as two comments; null for all of them. */
  actId: string | null;
  isThere: boolean;
  check: (sources: Sources) => Check;
};

const lifetime = 90 * 24 * 60 * 60;
/** More acts of one person on one thing are not told apart. */
const keptActs = 20;

/**
 * Adds an act to the notification about its thing, or takes it away where it was undone, and tells the person's open
 * sockets. Nothing is written for acts of oneself, of hidden people, and of kinds that the person has switched off. An
 * act that comes twice or late does no harm: it is written on the condition that it is as it was read.
 */
export async function projectAct(act: Act): Promise<void> {
  if (act.userId === act.actorId) return;
  if (act.isThere && !(await isWanted(act))) return;
  const hasChanged = await retryOnConflict(() => write(act), attempts);
  if (!hasChanged) return;
  await push(act.userId, async () => ({
    type: 'notification.changed',
    unread: await countUnread(act.userId),
  }));
}

async function isWanted({ userId, actorId, kind }: Act): Promise<boolean> {
  const [{ data: profile }, hidden] = await Promise.all([
    ProfileEntity.get({ userId }).go(),
    hiddenFrom(userId),
  ]);
  return !hidden.has(actorId) && !profile?.notificationsOff?.includes(kind);
}

async function write(act: Act): Promise<boolean | typeof conflict> {
  const { userId, kind, thingId, actorId, actId, isThere } = act;
  const key = { userId, kind, thingId };
  const [{ data: notification }, { data: notice }] = await Promise.all([
    NotificationEntity.get(key).go({ consistent: true }),
    NoticeEntity.get({ ...key, actorId }).go({ consistent: true }),
  ]);
  const acts = notice?.acts ?? [];
  const left =
    actId === null
      ? []
      : isThere
        ? [...acts.filter((id) => id !== actId), actId]
        : acts.filter((id) => id !== actId);
  if (left.length === acts.length) return false;
  const next = isThere
    ? added(act, notification, notice === null)
    : left.length
      ? notification
      : await withoutPerson(notification, actorId);
  const expiresAt = epochSeconds() + lifetime;
  const isSame = sameNotification(notification);
  const refusals = await commit(() =>
    rows.transaction
      .write((entities) => [
        act.check(entities),
        left.length
          ? entities.notice.put({ ...key, actorId, acts: left.slice(-keptActs), expiresAt }).commit()
          : entities.notice.delete({ ...key, actorId }).commit(),
        next
          ? entities.notification
              .put({ ...next, stamp: randomUUID(), expiresAt })
              .where(isSame)
              .commit()
          : entities.notification.delete(key).where(isSame).commit(),
      ])
      .go(),
  );
  // What the act tells of has changed again, which brings a projection of its own.
  if (refusals[0] === refused) return false;
  return refusals.length ? conflict : true;
}

const added = (
  { userId, kind, thingId, outfitId, actorId }: Act,
  before: NotificationRow | null,
  isNewPerson: boolean,
): NextNotification => ({
  userId,
  kind,
  thingId,
  ...(outfitId ? { outfitId } : {}),
  actorIds: [actorId, ...(before?.actorIds ?? []).filter((id) => id !== actorId)].slice(0, shownPeople),
  count: (before?.count ?? 0) + (isNewPerson ? 1 : 0),
  at: new Date().toISOString(),
});

/** Deletes the notifications about a thing that is gone. */
export async function dropNotifications(
  userId: string,
  kinds: readonly NotificationKind[],
  thingId: string,
): Promise<void> {
  for (const kind of kinds) await NotificationEntity.delete({ userId, kind, thingId }).go();
}
