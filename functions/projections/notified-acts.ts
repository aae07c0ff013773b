import { yearOfId } from '../platform/id-time.ts';
import { CommentEntity } from '../table/comment.ts';
import { ConversationMemberEntity } from '../table/conversation-member.ts';
import { FollowEntity } from '../table/follow.ts';
import { OutfitLikeEntity } from '../table/outfit-like.ts';
import { OutfitStandingEntity } from '../table/outfit-standing.ts';
import { projectAct, type Sources } from './notify.ts';

/** The owner of an outfit that is or was public. */
async function ownerOf(outfitId: string): Promise<string | undefined> {
  const { data } = await OutfitStandingEntity.get({ year: yearOfId(outfitId), id: outfitId }).go();
  return data?.isGone ? undefined : data?.userId;
}

/** Notifies the owner of an outfit of a like as it is now. */
export async function notifyOfLike(actorId: string, outfitId: string): Promise<void> {
  const [{ data: like }, userId] = await Promise.all([
    OutfitLikeEntity.get({ userId: actorId, outfitId }).go({ consistent: true }),
    ownerOf(outfitId),
  ]);
  if (!userId) return;
  await projectAct({
    userId,
    kind: 'liked',
    thingId: outfitId,
    outfitId,
    actorId,
    actId: outfitId,
    isThere: like !== null,
    check: (sources) =>
      sources.like
        .check({ userId: actorId, outfitId })
        .where((row, { exists, notExists }) => (like ? exists(row.userId) : notExists(row.userId)))
        .commit(),
  });
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
  const [{ data: comment }, { data: parent }, owner] = await Promise.all([
    CommentEntity.get({ outfitId, id }).go({ consistent: true }),
    parentCommentId
      ? CommentEntity.get({ outfitId, id: parentCommentId }).go({ consistent: true })
      : { data: null },
    ownerOf(outfitId),
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
  if (owner && owner !== parent?.userId)
    await projectAct({ ...about, userId: owner, kind: 'commented', thingId: outfitId });
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
