import { deleteUser } from '../../platform/user-pool.ts';
import { closeSocketsOf } from '../../rows/sockets/push.ts';
import type { StepName } from '../personal-rows.ts';
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
export const steps: readonly { name: StepName; remove: (userId: string) => Promise<void> }[] = [
  { name: 'sign-in', remove: deleteUser },
  { name: 'sockets', remove: closeSocketsOf },
  // This step runs before the follows are deleted. Otherwise an outfit could be copied to followers who cannot be found
  // any more.
  { name: 'outfits', remove: removeOutfits },
  { name: 'comments', remove: removeComments },
  { name: 'comment likes', remove: removeCommentLikes },
  { name: 'outfit likes', remove: removeOutfitLikes },
  { name: 'follows', remove: removeFollows },
  { name: 'blocks', remove: removeBlocks },
  { name: 'reports', remove: removeReports },
  { name: 'cases', remove: removeCases },
  { name: 'conversations', remove: removeConversations },
  { name: 'notices', remove: removeNotices },
  { name: 'own rows', remove: removeOwnRows },
  { name: 'files', remove: removeFiles },
];
