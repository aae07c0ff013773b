import type { PinboardBoard } from '#shared/contract/pinboard';
import { AppError } from '#shared/errors';
import { PinboardBoardEntity } from '../table/pinboard.ts';
import { findConnection, withToken } from './connection.ts';
import { type Board, readBoards, readPins } from './pinboard-api.ts';

/**
 * Lists the user's boards at Pinterest. With `boardId`, also reads that board's pins and stores it as the
 * user's chosen board. `handle` is the connection's handle from `exchangeCode`. Throws `not_found` for an
 * unknown board, and the errors of `withToken`.
 */
export async function fetchBoards(userId: string, handle: string, boardId: string | undefined) {
  const connection = await findConnection(userId, handle);
  const found = await withToken(connection, readBoards);
  const boards = found.map(({ id, name }) => ({ id, name }));
  if (!boardId) return { boards, board: null, noBoardsFound: boards.length === 0 };
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

/**
 * Makes a board's URL of its owner's and its own name, because the API returns none; null without an owner.
 */
function urlOf({ name, owner }: Board): string | null {
  if (!owner) return null;
  const slug = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `https://www.pinterest.com/${encodeURIComponent(owner.username)}/${encodeURIComponent(slug)}/`;
}
