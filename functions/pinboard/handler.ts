import { pinboard } from '#shared/contract/pinboard';
import { serve } from '../platform/serving/serve.ts';
import { disconnect } from './connection.ts';
import { exchangeCode, getAuthUrl } from './exchange-code.ts';
import { fetchBoards } from './fetch-boards.ts';
import { fetchTrends } from './fetch-trends.ts';
import { getBoard } from './get-board.ts';

export const handler = serve(pinboard, {
  getAuthUrl: ({ userId, body }) => getAuthUrl(userId, body.redirectUri),
  exchangeCode: ({ userId, newId, body }) => exchangeCode(userId, newId, body),
  fetchBoards: ({ userId, body }) => fetchBoards(userId, body.accessToken, body.boardId),
  getBoard: ({ userId }) => getBoard(userId),
  disconnect: ({ userId }) => disconnect(userId),
  fetchTrends: ({ userId, body }) => fetchTrends(userId, body),
});
