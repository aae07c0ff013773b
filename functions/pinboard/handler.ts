import { pinboard } from '#shared/contract/pinboard';
import { serve } from '../platform/serve.ts';
import { fetchBoards, getBoard } from './boards.ts';
import { disconnect, exchangeCode, getAuthUrl } from './connection.ts';
import { fetchTrends } from './trends.ts';

export const handler = serve(pinboard, {
  getAuthUrl: ({ userId, body }) => getAuthUrl(userId, body.redirectUri),
  exchangeCode: ({ userId, body }) => exchangeCode(userId, body),
  fetchBoards: ({ userId, body }) => fetchBoards(userId, body.accessToken, body.boardId),
  getBoard: ({ userId }) => getBoard(userId),
  disconnect: ({ userId }) => disconnect(userId),
  fetchTrends: ({ userId, body }) => fetchTrends(userId, body),
});
