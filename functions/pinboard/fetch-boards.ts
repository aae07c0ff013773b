import type { PinboardBoard } from '#shared/contract/pinboard';
import { AppError } from '#shared/errors';
import { skipWhenRefused } from '../platform/conditions.ts';
import { stillHas } from '../platform/transactions.ts';
import { PinboardBoardEntity } from '../rows/pinboard/pinboard.ts';
import { findConnection, withToken } from './connection.ts';
import { getBoard } from './get-board.ts';
import { type Board, readBoards, readPins } from './pinboard-api.ts';

/**
 * Lists the user's boards at Pinterest and deletes the stored board if it is not among them. With `boardId`, also reads
 * that board's pins and stores it as the chosen board. `handle` is the handle from `exchangeCode`. Throws `not_found`
 * for an unknown board, and the errors of `withToken`.
 */
export async function fetchBoards(userId: string, handle: string, boardId: string | undefined) {
  const connection = await findConnection(userId, handle);
  const found = await withToken(connection, readBoards);
  const boards = found.map(({ id, name }) => ({ id, name }));
  if (!boardId) {
    await forgetForeignBoard(userId, boards);
    return { boards, board: null, noBoardsFound: boards.length === 0 };
  }
  const chosen = found.find(({ id }) => id === boardId);
  if (!chosen) throw new AppError('not_found');
  const board: PinboardBoard = {
    userId,
    boardId,
    boardName: chosen.name,
    boardUrl: urlOf(chosen),
    pinsData: await withToken(connection, (token) => readPins(boardId, token)),
    lastSyncedAt: new Date().toISOString(),
  };
  await PinboardBoardEntity.put(board).go();
  return { boards, board, noBoardsFound: false };
}

/** Deletes the stored board if it is not in this list: the user has connected another account in the meantime. */
async function forgetForeignBoard(userId: string, boards: readonly { id: string }[]) {
  const { board } = await getBoard(userId);
  if (!board || boards.some(({ id }) => id === board.boardId)) return;
  await skipWhenRefused(
    PinboardBoardEntity.delete({ userId })
      .where(stillHas({ boardId: board.boardId }))
      .go(),
  );
}

/** Builds a board's URL from its owner's name and its own: the API returns none. Null without an owner. */
function urlOf({ name, owner }: Board): string | null {
  if (!owner) return null;
  const slug = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `https://www.pinterest.com/${encodeURIComponent(owner.username)}/${encodeURIComponent(slug)}/`;
}
