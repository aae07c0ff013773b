import * as z from 'zod';
import { limits } from '../limits.ts';
import { defineContract } from './define.ts';

const webAddress = z.url({ protocol: /^https?$/ });

/** A picture that somebody pinned; what it says is shown and never obeyed. */
export const TrendPin = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Null where the trend is known by words alone. */
  imageUrl: webAddress.nullable(),
  link: webAddress.nullable(),
});
export type TrendPin = z.infer<typeof TrendPin>;

const PinboardBoardName = z.object({ id: z.string(), name: z.string() });

/** A board that was read last, with what is pinned on it. */
export const PinboardBoard = z.object({
  userId: z.string(),
  boardId: z.string(),
  boardName: z.string(),
  boardUrl: webAddress.nullable(),
  pinsData: z.array(TrendPin),
  lastSyncedAt: z.iso.datetime(),
});
export type PinboardBoard = z.infer<typeof PinboardBoard>;

/** What is worn these days, in words for the stylist and as pins to be shown. */
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
  /** Where the person is asked for consent; the address carries a state that is good for one exchange. */
  getAuthUrl: {
    route: 'POST /pinboard/auth-url',
    body: z.object({ redirectUri }),
    result: z.object({ authUrl: z.string() }),
  },
  /** Ends the round. The token itself stays on the server; `accessToken` is a handle of it, for this user alone. */
  exchangeCode: {
    route: 'POST /pinboard/tokens',
    body: z.object({ code: text, redirectUri, state: text }),
    result: z.object({ accessToken: z.string(), scope: z.string() }),
  },
  /** The boards, or one of them, which is then kept as the board of the user. */
  fetchBoards: {
    route: 'POST /pinboard/boards',
    body: z.object({ accessToken: text, boardId: z.string().min(1).max(100).optional() }),
    result: z.object({
      boards: z.array(PinboardBoardName),
      board: PinboardBoard.nullable(),
      noBoardsFound: z.boolean(),
    }),
  },
  /** The board that was read last, or null. */
  getBoard: { route: 'GET /pinboard/board', result: z.object({ board: PinboardBoard.nullable() }) },
  disconnect: { route: 'DELETE /pinboard/connection' },
  fetchTrends: {
    route: 'POST /pinboard/trends',
    body: z.object({
      query: z.string().trim().max(limits.generation.prompt).default(''),
      limit: z.int().min(1).max(50).default(limits.pinboard.trends),
    }),
    result: Trends,
  },
});
