import { account } from '#shared/contract/account';
import { endSessions } from '../platform/end-sessions.ts';
import { serve } from '../platform/serving/serve.ts';
import { userPoolId } from '../platform/user-pool.ts';
import { deleteAccount } from './delete-account.ts';
import { listCommentLikes, listOwnComments } from './list-own-comments.ts';

export const handler = serve(account, {
  listOwnComments: ({ userId, query }) => listOwnComments(userId, query),
  listCommentLikes: ({ userId, query }) => listCommentLikes(userId, query),
  endSessions: ({ userId }) => endSessions(userPoolId, userId),
  deleteAccount: ({ userId }) => deleteAccount(userId),
});
