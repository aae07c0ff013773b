import { isDeepStrictEqual } from 'node:util';
import { commit, onlyIf, stillHas } from '../../platform/transactions.ts';
import {
  FollowCountEntity,
  FollowEntity,
  FollowerEntity,
  type FollowRow,
} from '../../rows/community/follow.ts';
import { ConversationMemberEntity, noMessage } from '../../rows/messages/conversation-member.ts';
import { MessageEntity, type MessageRow, previewOf, ReadMarkEntity } from '../../rows/messages/message.ts';
import { UnreadCountEntity } from '../../rows/messages/unread-count.ts';
import { nameKeyOf, ProfileEntity } from '../../rows/people/profile.ts';
import { BlockCountEntity, HiddenEntity } from '../../rows/safety/hidden.ts';
import { projectMember } from '../project-person.ts';
import { byKey, type Difference, differentCounts, differentRows, tally } from './difference.ts';
import type { Rows } from './read-rows.ts';

const service = { follow: FollowEntity, follower: FollowerEntity, hidden: HiddenEntity };

/** The differences in rows that are projected from follows, blocks and conversations, and in the names that people are found by. */
export function* peopleDifferences(rows: Rows): Iterable<Difference> {
  yield* follows(rows);
  yield* blocks(rows);
  yield* conversations(rows);
  yield* names(rows);
}

/** Profiles that are older than the search by name, or than its rules, have no name key or another one. */
function* names(rows: Rows): Iterable<Difference> {
  for (const { userId, displayName, nameKey: stored } of rows(ProfileEntity)) {
    if (!displayName || stored === nameKeyOf(displayName)) continue;
    const expected = nameKeyOf(displayName);
    const repair = () =>
      ProfileEntity.patch({ userId }).set({ displayName }).where(stillHas({ displayName })).go();
    yield { kind: 'name to be found by', key: userId, stored, expected, repair };
  }
}

function* follows(rows: Rows): Iterable<Difference> {
  yield* differentRows<FollowRow>({
    kind: 'follower',
    keyOf: ({ followingId, createdAt, followerId }) => `${followingId} ${createdAt} ${followerId}`,
    stored: rows(FollowerEntity),
    expected: rows(FollowEntity),
    add: (row) => ifFollowed(row, true),
    remove: (row) => ifFollowed(row, false),
  });
  const followers = tally(rows(FollowEntity), ({ followingId }) => followingId);
  const following = tally(rows(FollowEntity), ({ followerId }) => followerId);
  const counted = byKey(rows(FollowCountEntity), ({ userId }) => userId);
  for (const userId of new Set([...followers.keys(), ...following.keys(), ...counted.keys()])) {
    const row = counted.get(userId);
    const stored = { followers: row?.followers ?? 0, following: row?.following ?? 0 };
    const expected = { followers: followers.get(userId) ?? 0, following: following.get(userId) ?? 0 };
    if (isDeepStrictEqual(stored, expected)) continue;
    const repair = () =>
      row
        ? FollowCountEntity.patch({ userId })
            .set(expected)
            .where(stillHas({ followers: stored.followers, following: stored.following }))
            .go()
        : FollowCountEntity.create({ userId, ...expected }).go();
    yield { kind: 'numbers of followers', key: userId, stored, expected, repair };
  }
}

/** Writes a follower's row if the follow exists, or deletes it if the follow does not exist, by a condition. */
const ifFollowed = (row: FollowRow, isFollowed: boolean) =>
  commit(service, ({ follow, follower }) => [
    onlyIf(
      follow.check({ followerId: row.followerId, followingId: row.followingId }),
      ({ createdAt }, { eq, ne, notExists }) =>
        isFollowed
          ? eq(createdAt, row.createdAt)
          : `${notExists(createdAt)} OR ${ne(createdAt, row.createdAt)}`,
    ),
    (isFollowed ? follower.put(row) : follower.delete(row)).commit(),
  ]);

function* blocks(rows: Rows): Iterable<Difference> {
  const blocking = rows(HiddenEntity).filter(({ because }) => because === 'blocking');
  yield* differentRows<{ userId: string; thingId: string }>({
    kind: 'somebody who is blocked',
    keyOf: ({ userId, thingId }) => `${userId} ${thingId}`,
    stored: rows(HiddenEntity).filter(({ because }) => because === 'blocked'),
    expected: blocking.map(({ userId, thingId }) => ({ userId: thingId, thingId: userId })),
    add: (row) => ifBlocked(row, true),
    remove: (row) => ifBlocked(row, false),
  });
  yield* differentCounts({
    kind: 'number of blocks',
    stored: new Map(rows(BlockCountEntity).map(({ userId, blocks: number }) => [userId, number])),
    expected: tally(blocking, ({ userId }) => userId),
    write: (userId, number, from) =>
      BlockCountEntity.upsert({ userId, blocks: number })
        .where(stillHas({ blocks: from }))
        .go(),
  });
}

/** Writes a blocked person's row if the block exists, or deletes it if the block does not exist, by a condition. */
const ifBlocked = ({ userId, thingId }: { userId: string; thingId: string }, isBlocked: boolean) =>
  commit(service, ({ hidden }) => [
    onlyIf(
      hidden.check({ userId: thingId, because: 'blocking', thingId: userId }),
      (row, { exists, notExists }) => (isBlocked ? exists : notExists)(row.thingId),
    ),
    (isBlocked
      ? hidden.put({ userId, because: 'blocked', thingId })
      : hidden.delete({ userId, because: 'blocked', thingId })
    ).commit(),
  ]);

function* conversations(rows: Rows): Iterable<Difference> {
  const profiles = byKey(rows(ProfileEntity), ({ userId }) => userId);
  const messages = Map.groupBy(rows(MessageEntity), ({ conversationId }) => conversationId);
  const marks = Map.groupBy(
    rows(ReadMarkEntity),
    ({ conversationId, readerId }) => `${conversationId} ${readerId}`,
  );
  const unread = new Map<string, number>();
  for (const member of rows(ConversationMemberEntity)) {
    const { userId, conversationId, otherUserId, otherName, otherAvatarUrl } = member;
    const key = `${userId} ${conversationId}`;
    const other = profiles.get(otherUserId);
    const names = { otherName, otherAvatarUrl };
    const current = { otherName: other?.displayName ?? null, otherAvatarUrl: other?.avatarUrl ?? null };
    if (!isDeepStrictEqual(names, current))
      yield {
        kind: 'name in a conversation',
        key,
        stored: names,
        expected: current,
        repair: () => projectMember(userId, conversationId),
      };
    const readUpTo = (marks.get(`${conversationId} ${userId}`) ?? [])
      .map(({ upTo }) => upTo)
      .toSorted()
      .at(-1);
    const sent = messages.get(conversationId) ?? [];
    const last = sent.toSorted(byPosition).at(-1);
    const { lastPosition, lastMessage, unreadCount, isDeclined } = member;
    const stored = { lastPosition, lastMessage, unreadCount };
    const expected = {
      lastPosition: last?.position ?? noMessage,
      lastMessage: last ? previewOf(last) : null,
      unreadCount: sent.filter(
        ({ senderId, position, isDeleted }) =>
          !isDeclined && !isDeleted && senderId !== userId && position > (readUpTo ?? noMessage),
      ).length,
    };
    unread.set(userId, (unread.get(userId) ?? 0) + unreadCount);
    if (isDeepStrictEqual(stored, expected)) continue;
    const repair = () =>
      ConversationMemberEntity.patch({ userId, conversationId })
        .set({ ...expected, ...(last ? { updatedAt: last.createdAt } : {}) })
        .where(stillHas({ unreadCount, lastPosition }))
        .go();
    yield { kind: 'state of a conversation', key, stored, expected, repair };
  }
  yield* differentCounts({
    kind: 'number of unread messages',
    stored: new Map(rows(UnreadCountEntity).map(({ userId, messages: number }) => [userId, number])),
    expected: unread,
    write: (userId, number, from) =>
      UnreadCountEntity.upsert({ userId, messages: number })
        .where(stillHas({ messages: from }))
        .go(),
  });
}

const byPosition = (one: MessageRow, other: MessageRow) => (one.position < other.position ? -1 : 1);
