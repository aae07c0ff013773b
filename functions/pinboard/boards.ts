import type { PinboardBoard } from '#shared/contract/pinboard';
import { AppError } from '#shared/errors';
import { PinboardBoardEntity } from '../table/pinboard.ts';
import { findConnection, withToken } from './connection.ts';
import { type Board, readBoards, readPins } from './pinboard-api.ts';

/** The boards of the person, and one of them with its pins, which becomes the board of the user. */
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

/** The API tells no address of a board, but it is made of its owner and its name. */
function urlOf({ name, owner }: Board): string | null {
  if (!owner) return null;
  const slug = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `https://www.pinterest.com/${encodeURIComponent(owner.username)}/${encodeURIComponent(slug)}/`;
}

export async function getBoard(userId: string) {
  const { data } = await PinboardBoardEntity.get({ userId }).go();
  return { board: data };
}
