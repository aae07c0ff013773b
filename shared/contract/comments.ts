import * as z from 'zod';
import { limits } from '../limits.ts';
import { Person } from './profile.ts';
import { lines } from './texts.ts';

export const Comment = z.object({
  id: z.uuid(),
  outfitId: z.uuid(),
  userId: z.string(),
  author: Person,
  /** The comment that this one replies to; null for a comment on the outfit itself. */
  parentCommentId: z.uuid().nullable(),
  commentText: z.string(),
  createdAt: z.iso.datetime(),
  likesCount: z.int().min(0),
  isLiked: z.boolean(),
});
export type Comment = z.infer<typeof Comment>;

const textRequired = 'Please write a comment';
export const NewComment = z.object({
  commentText: lines(textRequired)
    .min(1, textRequired)
    .max(limits.comment.text, `Comment must be less than ${limits.comment.text} characters`),
  parentCommentId: z.uuid().nullable().default(null),
});
export type NewComment = z.output<typeof NewComment>;
