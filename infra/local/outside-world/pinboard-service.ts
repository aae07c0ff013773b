import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Account, accounts, type Board, type Picture, trends } from './pinboard-accounts.ts';
import { readCode, readToken, writeToken } from './pinboard-tokens.ts';

type Options = {
  client: { id: string; secret: string };
  /** Returns the address of a picture for the browser. */
  pictureUrl: (picture: Picture) => string;
};

/** An error answer. `code` is Pinterest's own error code, in addition to the HTTP status. */
class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  /** The value of Retry-After, in seconds. */
  readonly retryAfter: number | undefined;
  constructor(status: number, code: number, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

const scope = 'boards:read,pins:read,user_accounts:read';
const pageSizes = { least: 1, usual: 25, most: 250 };

/**
 * Serves those calls of Pinterest's API v5 that the app makes (https://developers.pinterest.com/docs/api/v5/). Its
 * answers have only the fields that the app reads.
 */
export function pinboardService({ client, pictureUrl }: Options): RequestListener {
  const usedCodes = new Set<string>();
  const credentials = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`;

  async function tokens(request: IncomingMessage) {
    if (request.headers.authorization !== credentials) throw new Refusal(401, 2, 'Authentication failed.');
    const form = new URLSearchParams(await text(request));
    const account =
      form.get('grant_type') === 'refresh_token'
        ? readToken('pinr', form.get('refresh_token') ?? '')
        : accountOf(form);
    if (!account) throw new Refusal(400, 283, 'Invalid authorization code or grant.');
    return { access_token: writeToken('pina', account), refresh_token: writeToken('pinr', account), scope };
  }

  function accountOf(form: URLSearchParams) {
    const text = form.get('code') ?? '';
    const code = readCode(text);
    const fits =
      form.get('grant_type') === 'authorization_code' &&
      code &&
      code.redirectUri === form.get('redirect_uri') &&
      code.clientId === client.id &&
      code.expiresAt > Date.now() &&
      !usedCodes.has(text);
    usedCodes.add(text);
    return fits ? code.account : null;
  }

  function read({ pathname, searchParams }: URL, authorization: string | undefined) {
    const name = readToken('pina', authorization?.replace(/^Bearer /, '') ?? '');
    if (!name) throw new Refusal(401, 2, 'Authentication failed.');
    const { trouble, boards }: Account = accounts[name];
    if (trouble) throw new Refusal(trouble.status, trouble.code, trouble.message, trouble.retryAfter);
    if (pathname === '/v5/boards') return page(boards.map(toBoard), searchParams);
    if (pathname === '/v5/trends/topics/featured') return featured(searchParams);
    const id = /^\/v5\/boards\/([^/]+)\/pins$/.exec(pathname)?.[1];
    const board = (boards as readonly Board[]).find((each) => each.id === id);
    if (!board) throw new Refusal(404, 40, 'Board not found.');
    const pins = board.pins.map(({ picture, ...pin }) => ({
      ...pin,
      link: null,
      media: { images: { '600x': { url: pictureUrl(picture) } } },
    }));
    return page(pins, searchParams);
  }

  function featured(parameters: URLSearchParams) {
    if (!parameters.get('region')) throw new Refusal(400, 1, "Missing required parameter 'region'.");
    const topics = trends.map(({ searches, picture, ...trend }) => ({
      ...trend,
      related_searches: searches,
      pins: [{ src: pictureUrl(picture) }],
    }));
    return [{ trends: topics }];
  }

  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    try {
      if (url.pathname === '/v5/oauth/token' && request.method === 'POST')
        return reply(response, 200, await tokens(request));
      reply(response, 200, read(url, request.headers.authorization));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.retryAfter) response.setHeader('retry-after', error.retryAfter);
      reply(response, error.status, { code: error.code, message: error.message });
    }
  };
}

const toBoard = ({ id, name }: Board) => ({ id, name, owner: { username: 'wardrobe_demo' } });

/** Returns one page of a list. The bookmark is the index at which the next page starts, or null on the last page. */
function page<T>(all: readonly T[], parameters: URLSearchParams) {
  const size = Number(parameters.get('page_size') ?? pageSizes.usual);
  if (!(size >= pageSizes.least && size <= pageSizes.most))
    throw new Refusal(400, 1, `page_size must be between ${pageSizes.least} and ${pageSizes.most}.`);
  const start = Number(parameters.get('bookmark') ?? 0);
  const end = start + size;
  return { items: all.slice(start, end), bookmark: end < all.length ? String(end) : null };
}

function reply(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
