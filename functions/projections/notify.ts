import { randomUUID } from 'node:crypto';
import { Service } from 'electrodb';
import type { NotificationKind } from '#shared/contract/notification-kinds';
import { hiddenFrom } from '../domain/hidden.ts';
import { countUnread } from '../domain/notifications.ts';
import { attempts, type NextNotification, sameNotification, shownPeople } from '../domain/notified-people.ts';
import { push } from '../domain/push.ts';
import { batchGet } from '../platform/batch-get.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { commit, conflict, refused, retryOnConflict } from '../platform/transactions.ts';
import { CommentEntity } from '../table/comment.ts';
import { ConversationMemberEntity } from '../table/conversation-member.ts';
import { FollowEntity } from '../table/follow.ts';
import {
  NoticeEntity,
  NotificationEntity,
  type NotificationRow,
  notificationLifetime,
} from '../table/notification.ts';
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

/** More acts of one person on one thing are not told apart. */
const keptActs = 20;
/** How many acts are written in one transaction, which may have a hundred rows: two an act, and the notification. */
const atOnce = 45;
/** From so many people on, likes are not told apart any more: their number is that of the outfit's likes. */
const manyPeople = 100;

/** Adds one act to the notification about its thing; see `projectActs`. */
export const projectAct = (act: Act): Promise<void> => projectActs([act]);

/**
 * Adds acts on one thing to the notification about it, or takes those away that were undone, and tells the person's open
 * sockets once. Nothing is written for acts of oneself, of hidden people, and of kinds that the person has switched off. An
 * act that comes twice or late does no harm: it is written on the condition that it is as it was read. `total` is the number
 * of people where something else counts them.
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
  await push(first.userId, async () => ({
    type: 'notification.changed',
    unread: await countUnread(first.userId),
    about: { kind: first.kind, outfitId: first.outfitId ?? null, likesCount: total ?? null },
  }));
}

/** Acts that are undone are wanted whatever the person has switched off since. */
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
  /** The person was not counted in the notification before. */
  isNewPerson: boolean;
  /** Which acts of theirs it counts from now on. */
  left: string[];
};

/** Writes acts on one thing; returns whether anything has changed. */
async function write(acts: readonly Act[], total: number | undefined): Promise<boolean | typeof conflict> {
  const [first] = acts;
  if (!first) return false;
  const { userId, kind, thingId } = first;
  const key = { userId, kind, thingId };
  const { data: before } = await NotificationEntity.get(key).go({ consistent: true });
  const isMany = total !== undefined && before !== null && before.count >= manyPeople;
  const changes = isMany ? acts.map(asNew) : await changesOf(acts);
  if (changes.length === 0) return false;

  const next = await nextOf(before, changes, isMany ? total : undefined);
  const expiresAt = epochSeconds() + notificationLifetime;
  const isSame = sameNotification(before);
  const told = isMany ? [] : changes;
  const refusals = await commit(() =>
    rows.transaction
      .write((entities) => [
        ...told.map(({ act }) => act.check(entities)),
        ...told.map(({ act: { actorId }, left }) =>
          left.length
            ? entities.notice.put({ ...key, actorId, acts: left.slice(-keptActs), expiresAt }).commit()
            : entities.notice.delete({ ...key, actorId }).commit(),
        ),
        next
          ? entities.notification
              .put({ ...next, stamp: randomUUID(), expiresAt })
              .where(isSame)
              .commit()
          : entities.notification.delete(key).where(isSame).commit(),
      ])
      .go(),
  );
  if (refusals.length === 0) return true;
  // What these tell of has changed again, which brings a projection of its own.
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

/** The changes of the counts of the people who acted; acts without a change are left out. */
async function changesOf(acts: readonly Act[]): Promise<Change[]> {
  const notices = await batchGet(
    (keys) => NoticeEntity.get(keys).go({ consistent: true }),
    acts.map(({ userId, kind, thingId, actorId }) => ({ userId, kind, thingId, actorId })),
  );
  const countedOf = new Map(notices.map((notice) => [notice.actorId, notice.acts]));
  return acts.flatMap((act) => {
    const counted = countedOf.get(act.actorId);
    const others = (counted ?? []).filter((id) => id !== act.actId);
    const left = act.actId === null ? [] : act.isThere ? [...others, act.actId] : others;
    return left.length === (counted ?? []).length ? [] : [{ act, isNewPerson: !counted, left }];
  });
}

/** The notification after changes; null without any person left. `total` is the number of people where it is known. */
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

/** The thing that an act is about, as a notification has it. */
const thingOf = (act: Act | undefined) =>
  act && {
    userId: act.userId,
    kind: act.kind,
    thingId: act.thingId,
    ...(act.outfitId ? { outfitId: act.outfitId } : {}),
  };

/** Others who are counted in a notification when those whom it names are gone. */
async function othersOf(
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

/** Deletes the notifications about a thing that is gone. */
export async function dropNotifications(
  userId: string,
  kinds: readonly NotificationKind[],
  thingId: string,
): Promise<void> {
  for (const kind of kinds) await NotificationEntity.delete({ userId, kind, thingId }).go();
}
