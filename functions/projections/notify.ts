import { randomUUID } from 'node:crypto';
import type { NotificationKind } from '#shared/contract/notification-kinds';
import { getMany } from '../platform/batch-get.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import {
  commit,
  conflict,
  onlyIf,
  refused,
  retryOnConflict,
  stillHas,
  type Writers,
} from '../platform/transactions.ts';
import { CommentEntity } from '../rows/community/comment.ts';
import { FollowEntity } from '../rows/community/follow.ts';
import { OutfitLikeEntity } from '../rows/community/outfit-like.ts';
import { ConversationMemberEntity } from '../rows/messages/conversation-member.ts';
import {
  NoticeEntity,
  NotificationEntity,
  type NotificationRow,
  notificationLifetime,
} from '../rows/notifications/notification.ts';
import { countUnread } from '../rows/notifications/notifications.ts';
import {
  attempts,
  type NextNotification,
  othersOf,
  shownPeople,
} from '../rows/notifications/notified-people.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import { hiddenFrom } from '../rows/safety/hidden.ts';
import { pushStored } from '../rows/sockets/push.ts';

const rows = {
  notice: NoticeEntity,
  notification: NotificationEntity,
  like: OutfitLikeEntity,
  comment: CommentEntity,
  follow: FollowEntity,
  member: ConversationMemberEntity,
};
export type Sources = Writers<typeof rows>;
type Check = ReturnType<ReturnType<Sources['like' | 'comment' | 'follow' | 'member']['check']>['commit']>;

/** What a person did, such as a like, and the transaction's check that it is still current. */
export type Act = {
  userId: string;
  kind: NotificationKind;
  thingId: string;
  outfitId?: string;
  actorId: string;
  /** Distinguishes several acts of one person on one thing, such as two comments. Null stands for all of them. */
  actId: string | null;
  isThere: boolean;
  check: (sources: Sources) => Check;
};

/** The most acts of one person on one thing that a notice stores. */
const keptActs = 20;
/** The most acts in one transaction. DynamoDB allows a hundred rows: two per act, and the notification. */
const atOnce = 45;
/** From this number of people on, a notification stores no more likers and takes its count from the outfit. */
const manyPeople = 100;

/** Adds one act to the notification about its thing, see `projectActs`. */
export const projectAct = (act: Act): Promise<void> => projectActs([act]);

/**
 * Adds acts on one thing to the notification about it, or removes undone acts. Then pushes the change once to the
 * person's open sockets. Ignores the person's own acts, acts of hidden people, and kinds of notifications that the
 * person has switched off. Safe for events that arrive twice or late, because each write requires that the act is still
 * as it was read. `total` is the number of people, if it is counted elsewhere.
 */
export async function projectActs(acts: readonly Act[], total?: number): Promise<void> {
  const wanted = await wantedOf(acts);
  let hasChanged = false;
  for (let start = 0; start < wanted.length; start += atOnce) {
    const some = wanted.slice(start, start + atOnce);
    hasChanged = (await retryOnConflict(() => write(some, total), attempts)) || hasChanged;
  }
  const [first] = wanted;
  if (!first || !hasChanged) return;
  await pushStored(first.userId, async () => ({
    type: 'notification.changed',
    unread: await countUnread(first.userId),
    about: { kind: first.kind, outfitId: first.outfitId ?? null, likesCount: total ?? null },
  }));
}

/** Removes acts that the person must not be notified of. Undone acts stay, even if switched off since. */
async function wantedOf(acts: readonly Act[]): Promise<Act[]> {
  const others = acts.filter(({ userId, actorId }) => userId !== actorId);
  const [first] = others.filter(({ isThere }) => isThere);
  if (!first) return others;
  const [{ data: profile }, hidden] = await Promise.all([
    ProfileEntity.get({ userId: first.userId }).go(),
    hiddenFrom(first.userId),
  ]);
  const isOff = profile?.notificationsOff?.includes(first.kind) ?? false;
  return others.filter(({ isThere, actorId }) => !isThere || (!isOff && !hidden.has(actorId)));
}

type Change = {
  act: Act;
  /** Whether the notification did not count the person before. */
  isNewPerson: boolean;
  /** The ids of the person's acts that the notification counts from now on. */
  left: string[];
};

/** Writes acts on one thing to its notification. Returns whether anything has changed. */
async function write(acts: readonly Act[], total: number | undefined): Promise<boolean | typeof conflict> {
  const [first] = acts;
  if (!first) return false;
  const { userId, kind, thingId } = first;
  const key = { userId, kind, thingId };
  const before = await NotificationEntity.read(key);
  const isMany = total !== undefined && before !== null && before.count >= manyPeople;
  const changes = isMany ? acts.map(asNew) : await changesOf(acts);
  if (changes.length === 0) return false;

  const next = await nextOf(before, changes, isMany ? total : undefined);
  const expiresAt = epochSeconds() + notificationLifetime;
  const isSame = stillHas({ stamp: before?.stamp });
  const told = isMany ? [] : changes;
  const refusals = await commit(rows, (entities) => [
    ...told.map(({ act }) => act.check(entities)),
    ...told.map(({ act: { actorId }, left }) =>
      left.length
        ? entities.notice.put({ ...key, actorId, acts: left.slice(-keptActs), expiresAt }).commit()
        : entities.notice.delete({ ...key, actorId }).commit(),
    ),
    next
      ? onlyIf(entities.notification.put({ ...next, stamp: randomUUID(), expiresAt }), isSame)
      : onlyIf(entities.notification.delete(key), isSame),
  ]);
  if (refusals.length === 0) return true;
  // These acts have changed again in the meantime. The new change causes its own projection, so they are skipped here.
  const changedAgain = new Set(told.filter((_, index) => refusals[index] === refused).map(({ act }) => act));
  return changedAgain.size
    ? write(
        acts.filter((act) => !changedAgain.has(act)),
        total,
      )
    : conflict;
}

const asNew = (act: Act): Change => ({
  act,
  isNewPerson: true,
  left: act.isThere && act.actId ? [act.actId] : [],
});

/** The changes to the counted acts of each person. Leaves out acts that change nothing. */
async function changesOf(acts: readonly Act[]): Promise<Change[]> {
  const notices = await getMany(
    NoticeEntity,
    acts,
    ({ userId, kind, thingId, actorId }) => ({ userId, kind, thingId, actorId }),
    { consistent: true },
  );
  const countedOf = new Map(notices.map((notice) => [notice.actorId, notice.acts]));
  return acts.flatMap((act) => {
    const counted = countedOf.get(act.actorId);
    const others = (counted ?? []).filter((id) => id !== act.actId);
    const left = act.actId === null ? [] : act.isThere ? [...others, act.actId] : others;
    return left.length === (counted ?? []).length ? [] : [{ act, isNewPerson: !counted, left }];
  });
}

/** The notification after some changes. Null if no person is left. `total` is the number of people, if it is known. */
async function nextOf(
  before: NotificationRow | null,
  changes: readonly Change[],
  total: number | undefined,
): Promise<NextNotification | null> {
  const added = changes.filter(({ act }) => act.isThere);
  const gone = new Set(changes.filter(({ left }) => left.length === 0).map(({ act }) => act.actorId));
  const [first] = added;
  if (!before && !first) return null;
  const count =
    total ?? (before?.count ?? 0) + added.filter(({ isNewPerson }) => isNewPerson).length - gone.size;
  if (count <= 0) return null;
  const newest = added.map(({ act }) => act.actorId).toReversed();
  const earlier = (before?.actorIds ?? []).filter((id) => !gone.has(id));
  const known = [...new Set([...newest, ...earlier])].slice(0, shownPeople);
  const base = before ?? thingOf(first?.act);
  if (!base) return null;
  const actorIds = known.length ? known : await othersOf(base, gone);
  if (actorIds.length === 0) return null;
  return { ...base, actorIds, count, at: first || !before ? new Date().toISOString() : before.at };
}

/** The fields of a notification that identify the thing of an act. */
const thingOf = (act: Act | undefined) =>
  act && {
    userId: act.userId,
    kind: act.kind,
    thingId: act.thingId,
    ...(act.outfitId ? { outfitId: act.outfitId } : {}),
  };

/** Deletes the notifications about a deleted thing. */
export async function dropNotifications(
  userId: string,
  kinds: readonly NotificationKind[],
  thingId: string,
): Promise<void> {
  for (const kind of kinds) await NotificationEntity.delete({ userId, kind, thingId }).go();
}
