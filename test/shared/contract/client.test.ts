import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { listenOnLoopback } from '#infra/local/loopback';
import { ApiError, createApi } from '#shared/contract/client';

type Seen = {
  method?: string | undefined;
  url?: string | undefined;
  authorization?: string | undefined;
  body: string;
};
let seen: Seen[] = [];
let respond: (response: ServerResponse) => void = () => undefined;
const server = await listenOnLoopback(
  createServer(async (request: IncomingMessage, response) => {
    const { method, url, headers } = request;
    seen.push({ method, url, authorization: headers.authorization, body: await text(request) });
    respond(response);
  }),
);
afterAll(() => server.close());
beforeEach(() => {
  seen = [];
});

let tokens = 0;
const api = createApi({ baseUrl: `${server.url}/api`, token: async () => `token-${++tokens}` });
const answer = (status: number, body?: unknown) => {
  respond = (response) =>
    response
      .writeHead(status)
      .end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
};
const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'succeeded',
    (error) => error as ApiError,
  );

describe('a call', () => {
  it('goes to its route with the token of the moment', async () => {
    answer(200, { items: [], cursor: null });
    await api.wardrobe.listItems({ query: { limit: 5, cursor: undefined } });
    await api.wardrobe.listItems({ query: {} });
    expect(seen).toEqual([
      { method: 'GET', url: '/api/clothes?limit=5', authorization: `Bearer token-${tokens - 1}`, body: '' },
      { method: 'GET', url: '/api/clothes', authorization: `Bearer token-${tokens}`, body: '' },
    ]);
  });

  it('carries its body as JSON and its parameters encoded', async () => {
    answer(204);
    expect(await api.outfits.removeOutfit({ params: { outfitId: 'a/b?c' } })).toBeUndefined();
    answer(200, { signedUrls: {} });
    await api.images.signUrls({ body: { urls: ['å'] } });
    expect(seen.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
      { method: 'DELETE', url: '/api/outfits/a%2Fb%3Fc', body: '' },
      { method: 'POST', url: '/api/images/signed-urls', body: '{"urls":["å"]}' },
    ]);
  });

  it('answers with its result and nothing that the contract does not know', async () => {
    answer(201, { ticket: 't', extra: 1 });
    expect(await api.realtime.createTicket()).toEqual({ ticket: 't' });
  });
});

describe('a call that fails', () => {
  it.each([
    [
      'with the code and the data of the server',
      409,
      { code: 'wardrobe.full', details: { limit: 100 } },
      'wardrobe.full',
    ],
    ['at the gateway for want of a token', 401, { message: 'Unauthorized' }, 'auth.required'],
    ['at the gateway for what it asks', 404, { message: 'Not Found' }, 'request.invalid'],
    ['at the gateway among too many others', 429, { message: 'Too Many Requests' }, 'throttled'],
    ['at the gateway for no fault of its own', 503, '<html>', 'internal'],
    ['with a code that nobody knows', 500, { code: 'toString' }, 'internal'],
    ['with no words at all', 502, undefined, 'internal'],
  ])('%s says so', async (_, status, body, code) => {
    answer(status, body);
    const error = await failure(api.profile.getProfile());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code, ...(code === 'wardrobe.full' && { details: { limit: 100 } }) });
  });

  it('to reach the server says so, and may pass', async () => {
    respond = (response) => response.destroy();
    expect(await failure(api.profile.getProfile())).toMatchObject({ code: 'unreachable', mayPass: true });
  });

  it('for want of its own rights will not pass', async () => {
    answer(404, { code: 'not_found', details: {} });
    expect(await failure(api.profile.getProfile())).toMatchObject({ code: 'not_found', mayPass: false });
  });

  it('because its answer breaks off was not reached either', async () => {
    respond = (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"userId"');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await failure(api.profile.getProfile())).toMatchObject({ code: 'unreachable' });
  });
});
