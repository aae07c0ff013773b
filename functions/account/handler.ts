import { account } from '#shared/contract/account';
import { serve } from '../platform/serving/serve.ts';
import { deleteAccount } from './delete-account.ts';
import { listCommentLikes } from './list-comment-likes.ts';
import { listOwnComments } from './list-own-comments.ts';

export const handler = serve(account, {
  listOwnComments: ({ userId, query }) => listOwnComments(userId, query),
  listCommentLikes: ({ userId, query }) => listCommentLikes(userId, query),
  deleteAccount: ({ userId }) => deleteAccount(userId),
});
