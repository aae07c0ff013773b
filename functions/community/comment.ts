import type { Comment } from '#shared/contract/comments';
import { AppError } from '#shared/errors';
import { CommentEntity, type CommentRow } from '../rows/community/comment.ts';
import { toPerson } from '../rows/people/person.ts';
import type { ProfileRow } from '../rows/people/profile.ts';

/** A stored comment, read consistently. Throws `not_found` if it is deleted or withheld. */
export async function requireComment(outfitId: string, id: string): Promise<CommentRow> {
  const comment = await CommentEntity.read({ outfitId, id });
  if (!comment || comment.isWithheld) throw new AppError('not_found');
  return comment;
}

type Shown = { author: ProfileRow | null | undefined; likesCount: number; isLiked: boolean };

/** Converts a stored comment to the comment of the contract, with its author's profile and its likes. */
export const toComment = async (
  { isWithheld: _, ...row }: CommentRow,
  { author, likesCount, isLiked }: Shown,
): Promise<Comment> => ({ ...row, author: await toPerson(row.userId, author ?? {}), likesCount, isLiked });
