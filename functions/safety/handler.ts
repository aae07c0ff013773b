import { safety } from '#shared/contract/safety';
import { serve } from '../platform/serving/serve.ts';
import { blockUser, listBlocked, unblockUser } from './block-user.ts';
import { report } from './report.ts';

export const handler = serve(safety, {
  blockUser: ({ userId, params }) => blockUser(userId, params.userId),
  unblockUser: ({ userId, params }) => unblockUser(userId, params.userId),
  listBlocked: ({ userId, query }) => listBlocked(userId, query),
  report: ({ userId, body }) => report(userId, body),
});
