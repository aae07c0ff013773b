import { Service } from 'electrodb';
import { commit } from '../platform/transactions.ts';
import { CommentCountEntity, CommentLikeEntity } from '../table/comment.ts';
import { requireComment } from './comment.ts';
import { requireVisible } from './visible-outfit.ts';

const rows = new Service({ like: CommentLikeEntity, count: CommentCountEntity });

type Place = { outfitId: string; commentId: string };

/** Likes a comment, once. */
export async function likeComment(userId: string, place: Place) {
  const { outfitId, commentId } = place;
  await requireReadable(userId, place);
  await commit(() =>
    rows.transaction
      .write(({ like, count }) => [
        like.create({ userId, outfitId, commentId }).commit(),
        count.upsert({ outfitId, id: commentId }).add({ likesCount: 1 }).commit(),
      ])
      .go(),
  );
  return stateOf(place, true);
}

/** Takes such a like back; without one nothing changes. */
export async function unlikeComment(userId: string, place: Place) {
  const { outfitId, commentId } = place;
  await requireReadable(userId, place);
  await commit(() =>
    rows.transaction
      .write(({ like, count }) => [
        like.remove({ userId, outfitId, commentId }).commit(),
        count
          .patch({ outfitId, id: commentId })
          .subtract({ likesCount: 1 })
          .where(({ likesCount }, { gt }) => gt(likesCount, 0))
          .commit(),
      ])
      .go(),
  );
  return stateOf(place, false);
}

const requireReadable = (userId: string, { outfitId, commentId }: Place) =>
  Promise.all([requireVisible(userId, outfitId), requireComment(outfitId, commentId)]);

async function stateOf({ outfitId, commentId }: Place, isLiked: boolean) {
  const { data } = await CommentCountEntity.get({ outfitId, id: commentId }).go({ consistent: true });
  return { commentId, isLiked, likesCount: data?.likesCount ?? 0 };
}
