import type { Comment } from '#shared/contract/community';
import { AppError } from '#shared/errors';
import { toPerson } from '../domain/person.ts';
import { CommentEntity, type CommentRow } from '../table/comment.ts';
import type { ProfileRow } from '../table/profile.ts';

export async function requireComment(outfitId: string, id: string): Promise<CommentRow> {
  const { data } = await CommentEntity.get({ outfitId, id }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}

type Marks = { author: ProfileRow | null | undefined; likesCount: number; isLiked: boolean };

export const toComment = (row: CommentRow, { author, likesCount, isLiked }: Marks): Comment => ({
  ...row,
  author: toPerson(row.userId, author ?? {}),
  likesCount,
  isLiked,
});
