import { deleteUser } from '../../platform/user-pool.ts';
import { closeSocketsOf } from '../../rows/sockets/push.ts';
import { removeCommentLikes, removeComments } from './remove-comments.ts';
import { removeConversations } from './remove-conversations.ts';
import { removeFiles } from './remove-files.ts';
import { removeOutfitLikes, removeOutfits } from './remove-outfits.ts';
import { removeOwnRows } from './remove-own-rows.ts';
import { removeBlocks, removeCases, removeFollows, removeNotices, removeReports } from './remove-ties.ts';

/**
 * The steps of an account deletion, in order. Each step finds the remaining rows by the person's id. It deletes the row
 * by which it finds the others last, so that it can stop anywhere and be repeated.
 */
export const steps = {
  'sign-in': deleteUser,
  sockets: closeSocketsOf,
  // This step runs before the follows are deleted. Otherwise an outfit could be copied to followers who cannot be found
  // any more.
  outfits: removeOutfits,
  comments: removeComments,
  'comment likes': removeCommentLikes,
  'outfit likes': removeOutfitLikes,
  follows: removeFollows,
  blocks: removeBlocks,
  reports: removeReports,
  cases: removeCases,
  conversations: removeConversations,
  notices: removeNotices,
  'own rows': removeOwnRows,
  files: removeFiles,
} satisfies Record<string, (userId: string) => Promise<void>>;
export type StepName = keyof typeof steps;
