import { getMany } from '../platform/batch-get.ts';
import { keyInYear } from '../platform/id-time.ts';
import { onlyIf, stillHas } from '../platform/transactions.ts';
import { CommentEntity } from '../rows/community/comment.ts';
import { FollowEntity } from '../rows/community/follow.ts';
import { OutfitLikeEntity } from '../rows/community/outfit-like.ts';
import { OutfitStandingEntity } from '../rows/community/outfit-standing.ts';
import { ConversationMemberEntity } from '../rows/messages/conversation-member.ts';
import { type Act, projectAct, projectActs, type Sources } from './notify.ts';

/** The standing of an outfit that is or was public, with its likes. Null if the outfit was deleted. */
async function standingOf(outfitId: string) {
  const standing = await OutfitStandingEntity.read(keyInYear(outfitId));
  return standing?.isGone ? null : standing;
}

/** Updates the owner's notification about the likes of some people, according to the current likes. */
export async function notifyOfLikes(outfitId: string, actorIds: readonly string[]): Promise<void> {
  const [likes, standing] = await Promise.all([
    getMany(OutfitLikeEntity, actorIds, (userId) => ({ userId, outfitId }), { consistent: true }),
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
        onlyIf(
          sources.like.check({ userId: actorId, outfitId }),
          ({ userId, isTakenBack }, { exists, notExists }) =>
            isThere
              ? `${exists(userId)} AND ${notExists(isTakenBack)}`
              : `${notExists(userId)} OR ${exists(isTakenBack)}`,
        ),
    };
  });
  await projectActs(acts, standing.likesCount);
}

/** Updates a person's notification about a follower, according to the current follow. */
export async function notifyOfFollow(followerId: string, followingId: string): Promise<void> {
  const follow = await FollowEntity.read({ followerId, followingId });
  await projectAct({
    userId: followingId,
    kind: 'followed',
    thingId: followingId,
    actorId: followerId,
    actId: followerId,
    isThere: follow !== null,
    check: (sources) =>
      onlyIf(sources.follow.check({ followerId, followingId }), stillHas({ followerId: follow?.followerId })),
  });
}

type Told = { outfitId: string; id: string; userId: string; parentCommentId: string | null };

/**
 * Updates the notifications about a comment, according to its current state. The author of the parent comment gets one
 * about a reply. The outfit's owner gets one about a comment, unless the owner is that author.
 */
export async function notifyOfComment({
  outfitId,
  id,
  userId: actorId,
  parentCommentId,
}: Told): Promise<void> {
  const [comment, parent, standing] = await Promise.all([
    CommentEntity.read({ outfitId, id }),
    parentCommentId ? CommentEntity.read({ outfitId, id: parentCommentId }) : null,
    standingOf(outfitId),
  ]);
  const about = {
    outfitId,
    actorId,
    actId: id,
    isThere: comment !== null,
    check: (sources: Sources) =>
      onlyIf(sources.comment.check({ outfitId, id }), stillHas({ id: comment?.id })),
  };
  if (parent) await projectAct({ ...about, userId: parent.userId, kind: 'replied', thingId: parent.id });
  if (standing && standing.userId !== parent?.userId)
    await projectAct({ ...about, userId: standing.userId, kind: 'commented', thingId: outfitId });
}

/** Updates the notification of one member of a conversation about unread messages. It exists while there are any. */
export async function notifyOfMessages(userId: string, conversationId: string): Promise<void> {
  const member = await ConversationMemberEntity.read({ userId, conversationId });
  if (!member) return;
  const { otherUserId, unreadCount, lastPosition } = member;
  await projectAct({
    userId,
    kind: 'message',
    thingId: conversationId,
    actorId: otherUserId,
    actId: unreadCount > 0 ? lastPosition : null,
    isThere: unreadCount > 0,
    check: (sources) => onlyIf(sources.member.check({ userId, conversationId }), stillHas({ unreadCount })),
  });
}
