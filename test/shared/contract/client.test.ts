import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenOnLoopback } from '#infra/local/loopback';
import { deletionWord } from '#shared/contract/account';
import { ApiError, createApi } from '#shared/contract/client';

type Seen = Partial<Record<'method' | 'url' | 'authorization' | 'key', string | undefined>> & {
  body: string;
};
let seen: Seen[] = [];
let respond: (response: ServerResponse) => void = () => undefined;
const server = await listenOnLoopback(
  createServer(async (request: IncomingMessage, response) => {
    const { method, url, headers } = request;
    const { authorization, 'idempotency-key': key } = headers;
    seen.push({ method, url, authorization, body: await text(request), ...(key && { key: String(key) }) });
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
/** Changes the answers after some more requests. */
const afterRequests = (requests: number, change: () => void) => {
  const before = respond;
  respond = (response) => {
    if (seen.length > requests) change();
    else return before(response);
    respond(response);
  };
};
const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'succeeded',
    (error) => error as ApiError,
  );

describe('a call', () => {
  it('goes to its route with the token of the moment, its parameters encoded and its body as JSON', async () => {
    answer(200, { items: [], cursor: null });
    await api.wardrobe.listItems({ query: { limit: 5, cursor: undefined } });
    answer(204);
    expect(await api.outfits.removeOutfit({ params: { outfitId: 'a/b?c' } })).toBeUndefined();
    answer(200, { signedUrls: {} });
    await api.images.signUrls({ body: { urls: ['å'] } });
    const [first, second, third] = [2, 1, 0].map((before) => `Bearer token-${tokens - before}`);
    expect(seen).toEqual([
      { method: 'GET', url: '/api/clothes?limit=5', authorization: first, body: '' },
      { method: 'DELETE', url: '/api/outfits/a%2Fb%3Fc', authorization: second, body: '' },
      { method: 'POST', url: '/api/images/signed-urls', authorization: third, body: '{"urls":["å"]}' },
    ]);
  });

  it('answers with its result and nothing that the contract does not know', async () => {
    answer(201, { ticket: 't', extra: 1 });
    expect(await api.realtime.createTicket()).toEqual({ ticket: 't' });
  });
});

describe('a call whose token is refused', () => {
  /** A client that gets these tokens in turn. `asked` records the refused token of each request for one. */
  const client = (given: readonly string[]) => {
    const asked: (string | undefined)[] = [];
    const token = async (refused?: string) => given[asked.push(refused) - 1] ?? '';
    return { asked, api: createApi({ baseUrl: `${server.url}/api`, token }) };
  };
  it('is sent again with a renewed one, its body included', async () => {
    const { asked, api } = client(['old', 'new']);
    respond = (response) =>
      response.writeHead(seen.at(-1)?.authorization === 'Bearer new' ? 204 : 401).end('{}');
    await api.account.deleteAccount({ body: { confirmation: deletionWord } });
    expect(asked).toEqual([undefined, 'old']);
    expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(seen[1]?.body).toBe(seen[0]?.body);
  });

  it('fails when no other token is given, or another one is refused, too', async () => {
    answer(401, { message: 'Unauthorized' });
    for (const [given, requests] of [
      [['old', 'old'], 1],
      [['old', ''], 1],
      [['old', 'new', 'newer'], 2],
      [['', 'new'], 1],
    ] as const) {
      seen = [];
      const { api } = client(given);
      expect(await failure(api.profile.getProfile())).toMatchObject({ code: 'auth.required' });
      expect(seen).toHaveLength(requests);
    }
  });
});

describe('a call that fails', () => {
  it('says so with the code and the data of the server, or with a code for the status of the gateway', async () => {
    for (const [status, body, code] of [
      [409, { code: 'wardrobe.full', details: { limit: 100 } }, 'wardrobe.full'],
      [401, { message: 'Unauthorized' }, 'auth.required'],
      [404, { message: 'Not Found' }, 'request.invalid'],
      [429, { message: 'Too Many Requests' }, 'throttled'],
      [413, { message: 'Request Entity Too Large' }, 'request.too_large'],
      [503, '<html>', 'internal'],
      [500, { code: 'toString' }, 'internal'],
      [502, undefined, 'internal'],
    ] as const) {
      answer(status, body);
      const error = await failure(api.profile.getProfile());
      expect(error).toBeInstanceOf(ApiError);
      const details = { 'wardrobe.full': { limit: 100 }, internal: { status } }[code as string];
      expect(error).toMatchObject({ code, ...(details && { details }) });
    }
  });

  it('to reach the server, or to hear its whole answer, says so and may pass', async () => {
    respond = (response) => response.destroy();
    expect(await failure(api.profile.getProfile())).toMatchObject({ code: 'unreachable', mayPass: true });
    respond = (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"userId"');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await failure(api.profile.getProfile())).toMatchObject({ code: 'unreachable' });
    answer(404, { code: 'not_found', details: {} });
    expect(await failure(api.profile.getProfile())).toMatchObject({ code: 'not_found', mayPass: false });
  });
});

describe('an upload that meets a limit', () => {
  const onWait = vi.fn();
  const patient = createApi({ baseUrl: `${server.url}/api`, token: async () => 'token', onWait });
  const upload = () => failure(patient.profile.setAvatar({ body: { path: 'ada/1_a.jpg' } }));
  const pausesOf = (timer: { mock: { calls: unknown[][] } }) =>
    timer.mock.calls.map(([, pause]) => Number(pause));
  /** Skips the pauses of the client, which alone are longer than this; those of other timers stay. */
  const skipPauses = () => {
    const real = globalThis.setTimeout;
    const skipped = vi.fn();
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, pause = 0) => {
      if (!/sendPatiently/.test(new Error().stack ?? '')) return real(run, pause);
      skipped(run, pause);
      return real(run);
    }) as typeof setTimeout);
    return skipped;
  };
  beforeEach(() => onWait.mockClear());
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['the app', 429, { code: 'throttled', details: {} }],
    ['the gateway', 503, { message: 'Service Unavailable' }],
  ])('of %s waits ever longer, says so, and is sent again', async (_, status, body) => {
    const skipped = skipPauses();
    answer(status, body);
    afterRequests(5, () => answer(404, { code: 'not_found', details: {} }));
    expect(await upload()).toMatchObject({ code: 'not_found' });
    const waits = pausesOf(skipped);
    expect(waits).toHaveLength(5);
    expect(waits.every((wait, at) => wait >= 500 * 2 ** Math.min(at, 3) && wait <= 15_000)).toBe(true);
    expect(onWait).toHaveBeenCalledOnce();
  });

  it('waits for a minute at most', async () => {
    const skipped = skipPauses();
    answer(429, { code: 'throttled', details: {} });
    expect(await upload()).toMatchObject({ code: 'throttled' });
    expect(seen).toHaveLength(8);
    expect(pausesOf(skipped).reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(60_000);
  });

  it('waits as long as the limit of a minute says', async () => {
    const skipped = skipPauses();
    const resumesAt = new Date(Date.now() + 40_000).toISOString();
    answer(429, { code: 'throttled', details: { resumesAt } });
    afterRequests(1, () => answer(404, { code: 'not_found', details: {} }));
    expect(await upload()).toMatchObject({ code: 'not_found' });
    expect(pausesOf(skipped)[0]).toBeGreaterThan(39_000);
  });

  it('is not sent again for another failure', async () => {
    answer(500, { code: 'internal', details: {} });
    expect(await upload()).toMatchObject({ code: 'internal' });
    expect(seen).toHaveLength(1);
  });
});

describe('a call that makes something new', () => {
  const copy = (outfitId = '01997b5c-1111-7000-8000-000000000000') =>
    failure(api.outfits.copyOutfit({ params: { outfitId } }));
  const keys = () => seen.map(({ key }) => key);

  it('has the same key when it is sent again without a certain answer, and a new one after that', async () => {
    answer(500, { code: 'internal' });
    await Promise.all([copy(), copy()]);
    await copy();
    answer(404, { code: 'not_found' });
    await copy();
    expect(keys()).toEqual(Array(4).fill(expect.stringMatching(/^[\da-f]{32}$/)));
    expect(new Set(keys()).size).toBe(1);
    await copy();
    await copy();
    expect(new Set(keys()).size).toBe(3);
    seen = [];
    answer(500, { code: 'internal' });
    await copy('01997b5c-2222-7000-8000-000000000000');
    await copy('01997b5c-3333-7000-8000-000000000000');
    expect(new Set(keys()).size).toBe(2);
  });

  it('is sent again while the server still does it', async () => {
    answer(409, { code: 'request.running' });
    afterRequests(2, () => answer(404, { code: 'not_found' }));
    expect(await copy('01997b5c-4444-7000-8000-000000000000')).toMatchObject({ code: 'not_found' });
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
  });
});
