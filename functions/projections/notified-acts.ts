import { batchGet } from '../platform/batch-get.ts';
import { yearOfId } from '../platform/id-time.ts';
import { CommentEntity } from '../table/comment.ts';
import { ConversationMemberEntity } from '../table/conversation-member.ts';
import { FollowEntity } from '../table/follow.ts';
import { OutfitLikeEntity } from '../table/outfit-like.ts';
import { OutfitStandingEntity } from '../table/outfit-standing.ts';
import { type Act, projectAct, projectActs, type Sources } from './notify.ts';

/** The standing of an outfit that is or was public, with the likes that were just counted. */
async function standingOf(outfitId: string) {
  const key = { year: yearOfId(outfitId), id: outfitId };
  const { data } = await OutfitStandingEntity.get(key).go({ consistent: true });
  return data?.isGone ? null : data;
}

/** Notifies the owner of an outfit of the likes of some people as they are now. */
export async function notifyOfLikes(outfitId: string, actorIds: readonly string[]): Promise<void> {
  const [likes, standing] = await Promise.all([
    batchGet(
      (keys) => OutfitLikeEntity.get(keys).go({ consistent: true }),
      actorIds.map((userId) => ({ userId, outfitId })),
    ),
    standingOf(outfitId),
  ]);
  if (!standing) return;
  const likers = new Set(likes.filter(({ isTakenBack }) => !isTakenBack).map(({ userId }) => userId));
  const acts = actorIds.map((actorId): Act => {
    const isThere = likers.has(actorId);
    return {
      userId: standing.userId,
      kind: 'liked',
      thingId: outfitId,
      outfitId,
      actorId,
      actId: outfitId,
      isThere,
      check: (sources) =>
        sources.like
          .check({ userId: actorId, outfitId })
          .where(({ userId, isTakenBack }, { exists, notExists }) =>
            isThere
              ? `${exists(userId)} AND ${notExists(isTakenBack)}`
              : `${notExists(userId)} OR ${exists(isTakenBack)}`,
          )
          .commit(),
    };
  });
  await projectActs(acts, standing.likesCount);
}

/** Notifies somebody of a follower as they are now. */
export async function notifyOfFollow(followerId: string, followingId: string): Promise<void> {
  const { data: follow } = await FollowEntity.get({ followerId, followingId }).go({ consistent: true });
  await projectAct({
    userId: followingId,
    kind: 'followed',
    thingId: followingId,
    actorId: followerId,
    actId: followerId,
    isThere: follow !== null,
    check: (sources) =>
      sources.follow
        .check({ followerId, followingId })
        .where((row, { exists, notExists }) => (follow ? exists(row.followerId) : notExists(row.followerId)))
        .commit(),
  });
}

type Told = { outfitId: string; id: string; userId: string; parentCommentId: string | null };

/** Notifies of a comment as it is now: the author of the comment that it replies to, and else the outfit's owner. */
export async function notifyOfComment({
  outfitId,
  id,
  userId: actorId,
  parentCommentId,
}: Told): Promise<void> {
  const [{ data: comment }, { data: parent }, standing] = await Promise.all([
    CommentEntity.get({ outfitId, id }).go({ consistent: true }),
    parentCommentId
      ? CommentEntity.get({ outfitId, id: parentCommentId }).go({ consistent: true })
      : { data: null },
    standingOf(outfitId),
  ]);
  const about = {
    outfitId,
    actorId,
    actId: id,
    isThere: comment !== null,
    check: (sources: Sources) =>
      sources.comment
        .check({ outfitId, id })
        .where((row, { exists, notExists }) => (comment ? exists(row.id) : notExists(row.id)))
        .commit(),
  };
  if (parent) await projectAct({ ...about, userId: parent.userId, kind: 'replied', thingId: parent.id });
  if (standing && standing.userId !== parent?.userId)
    await projectAct({ ...about, userId: standing.userId, kind: 'commented', thingId: outfitId });
}

/** Notifies one side of a conversation of unread messages, as long as there are any. */
export async function notifyOfMessages(userId: string, conversationId: string): Promise<void> {
  const { data: member } = await ConversationMemberEntity.get({ userId, conversationId }).go({
    consistent: true,
  });
  if (!member) return;
  const { otherUserId, unreadCount, lastPosition } = member;
  await projectAct({
    userId,
    kind: 'message',
    thingId: conversationId,
    actorId: otherUserId,
    actId: unreadCount > 0 ? lastPosition : null,
    isThere: unreadCount > 0,
    check: (sources) =>
      sources.member
        .check({ userId, conversationId })
        .where((row, { eq }) => eq(row.unreadCount, unreadCount))
        .commit(),
  });
}
