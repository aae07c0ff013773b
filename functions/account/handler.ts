import { account } from '#shared/contract/account';
import { endSessions } from '../platform/end-sessions.ts';
import { requireVariable } from '../platform/environment.ts';
import { serve } from '../platform/serving/serve.ts';
import { deleteAccount } from './delete-account.ts';
import { listCommentLikes } from './list-comment-likes.ts';
import { listOwnComments } from './list-own-comments.ts';

const userPoolId = requireVariable('USER_POOL_ID');

export const handler = serve(account, {
  listOwnComments: ({ userId, query }) => listOwnComments(userId, query),
  listCommentLikes: ({ userId, query }) => listCommentLikes(userId, query),
  endSessions: async ({ userId }) => {
    await endSessions(userPoolId, userId);
    return undefined;
  },
  deleteAccount: ({ userId }) => deleteAccount(userId),
});
