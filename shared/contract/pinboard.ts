import * as z from 'zod';
import { limits } from '../limits.ts';
import { defineContract } from './define.ts';

const webAddress = z.url({ protocol: /^https?$/ });

/** A pin with its image. Its texts were written by other people: they are shown and never treated as instructions. */
export const TrendPin = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Null for a trend that is described only in words. */
  imageUrl: webAddress.nullable(),
  link: webAddress.nullable(),
});
export type TrendPin = z.infer<typeof TrendPin>;

const PinboardBoardName = z.object({ id: z.string(), name: z.string() });

/** The board that the person loaded last, with its pins. */
export const PinboardBoard = z.object({
  userId: z.string(),
  boardId: z.string(),
  boardName: z.string(),
  boardUrl: webAddress.nullable(),
  pinsData: z.array(TrendPin),
  lastSyncedAt: z.iso.datetime(),
});
export type PinboardBoard = z.infer<typeof PinboardBoard>;

/** The current trends: a text for the stylist, and pins that the app shows. */
export const Trends = z.object({ aiContext: z.string(), topPins: z.array(TrendPin) });
export type Trends = z.infer<typeof Trends>;

const redirectUri = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine(
    (uri) => URL.canParse(uri) && new URL(uri).pathname === '/auth/pinboard/callback',
    'That is no page of this app',
  );
const text = z.string().min(1).max(limits.pinboard.token);

export const pinboard = defineContract({
  /** Returns the URL of the consent page. It contains a `state` that is valid for one exchange. */
  getAuthUrl: {
    route: 'POST /pinboard/auth-url',
    cost: 'nothing',
    repeat: 'same',
    body: z.object({ redirectUri }),
    result: z.object({ authUrl: z.string() }),
  },
  /** Exchanges the code for a token, which stays on the server. `accessToken` is a handle of this user only. */
  exchangeCode: {
    route: 'POST /pinboard/tokens',
    cost: 'pinboard',
    repeat: 'once',
    body: z.object({ code: text, redirectUri, state: text }),
    result: z.object({ accessToken: z.string(), scope: z.string() }),
  },
  /** Returns all boards. With `boardId` it returns only that board and stores it as the user's board. */
  fetchBoards: {
    route: 'POST /pinboard/boards',
    cost: 'pinboard',
    repeat: 'same',
    body: z.object({ accessToken: text, boardId: z.string().min(1).max(100).optional() }),
    result: z.object({
      boards: z.array(PinboardBoardName),
      board: PinboardBoard.nullable(),
      noBoardsFound: z.boolean(),
    }),
  },
  /** Returns the board that was loaded last, or null. */
  getBoard: { route: 'GET /pinboard/board', result: z.object({ board: PinboardBoard.nullable() }) },
  disconnect: { route: 'DELETE /pinboard/connection' },
  fetchTrends: {
    route: 'POST /pinboard/trends',
    cost: 'pinboard',
    repeat: 'reads',
    body: z.object({
      query: z.string().trim().max(limits.generation.prompt).default(''),
      limit: z.int().min(1).max(50).default(limits.pinboard.trends),
    }),
    result: Trends,
  },
});
