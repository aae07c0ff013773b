import type {
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { log } from '#functions/platform/log';
import { defineContract } from '#shared/contract/define';
import { AppError } from '#shared/errors';
import { limits, megabyte } from '#shared/limits';

vi.mock('#functions/platform/origin-key', () => ({ isFromCloudFront: vi.fn(async () => true) }));
vi.mock('#functions/platform/serving/account-state', () => ({
  refuseEndedSession: vi.fn(async () => undefined),
}));
vi.stubEnv('TABLE_NAME', 'table');
const { serve } = await import('#functions/platform/serving/serve');
const { refuseEndedSession } = await import('#functions/platform/serving/account-state');
const { isFromCloudFront } = await import('#functions/platform/origin-key');

const contract = defineContract({
  look: {
    route: 'GET /shelves/{shelfId}',
    cost: 'nothing',
    repeat: 'reads',
    params: z.object({ shelfId: z.string().max(100) }),
    query: z.object({ limit: z.coerce.number<number>().max(5) }),
    result: z.unknown(),
  },
  store: {
    route: 'POST /shelves',
    cost: 'nothing',
    repeat: 'same',
    body: z.object({ name: z.string('A shelf has a name') }),
    result: z.unknown(),
    status: 201,
  },
  photograph: {
    route: 'POST /photos',
    cost: 'nothing',
    repeat: 'same',
    body: z.object({ photo: z.string() }),
    maxBytes: 2 * megabyte,
  },
  move: {
    route: 'PUT /shelves/{shelfId}/places/{place}',
    cost: 'nothing',
    repeat: 'same',
    params: z.object({
      shelfId: z.uuid(),
      place: z.string().refine((text) => text === 'top', 'Only the top'),
    }),
    result: z.unknown(),
  },
  clear: {
    route: 'DELETE /shelves/{shelfId}',
    cost: 'nothing',
    repeat: 'same',
    params: z.object({ shelfId: z.string() }),
  },
});
const look = vi.fn(async (request: unknown) => request);
const store = vi.fn(async (request: unknown) => request);
const handler = serve(contract, {
  look,
  store,
  photograph: async () => undefined,
  move: look,
  clear: async () => undefined,
});
afterEach(() => vi.restoreAllMocks());

type Event = APIGatewayProxyEventV2WithJWTAuthorizer;
async function call(routeKey: string, change: object = {}, claims: object = {}) {
  const event = {
    routeKey,
    requestContext: {
      requestId: 'request-7',
      authorizer: { jwt: { claims: { sub: 'ada', token_use: 'access', ...claims } } },
    },
    isBase64Encoded: false,
    ...change,
  } as unknown as Event;
  const answer = (await handler(event, {} as Context)) as APIGatewayProxyStructuredResultV2;
  return { ...answer, body: answer.body === undefined ? undefined : JSON.parse(answer.body) };
}
const storeTop = (claims?: object) => call('POST /shelves', { body: '{"name":"Top"}' }, claims);
const invalid = { statusCode: 400, body: { code: 'request.invalid' } };

describe('a call', () => {
  it('is made only when it came by CloudFront', async () => {
    vi.mocked(isFromCloudFront).mockResolvedValueOnce(false);
    const headers = { 'x-origin-key': 'guess' };
    const answer = await call('DELETE /shelves/{shelfId}', { pathParameters: { shelfId: 's1' }, headers });
    expect(answer).toMatchObject({ statusCode: 403, body: { code: 'origin.unknown' } });
    expect(isFromCloudFront).toHaveBeenLastCalledWith(headers);
  });

  it('is made with the user of the token, the parameters of the path, and what the contract reads', async () => {
    const answer = await call('GET /shelves/{shelfId}', {
      pathParameters: { shelfId: 's1' },
      queryStringParameters: { limit: '3', userId: 'bea' },
    });
    expect(answer).toEqual({
      statusCode: 200,
      headers: {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'x-request-id': 'request-7',
        'x-build': '1.0.0-test',
      },
      body: { userId: 'ada', language: 'en', params: { shelfId: 's1' }, query: { limit: 3 } },
    });
  });

  it('reads its body as JSON or base64 of it, drops what the contract does not know, and may have no answer', async () => {
    const body = JSON.stringify({ name: 'Top', userId: 'bea' });
    const encoded = { body: Buffer.from(body).toString('base64'), isBase64Encoded: true };
    const cleared = await call('DELETE /shelves/{shelfId}', { pathParameters: { shelfId: 's1' } });
    expect(cleared).toMatchObject({ statusCode: 204, body: undefined });
    for (const change of [{ body }, encoded])
      expect(await call('POST /shelves', change)).toMatchObject({
        statusCode: 201,
        body: { userId: 'ada', language: 'en', body: { name: 'Top' } },
      });
    const received = { userId: 'ada', language: 'en', params: {}, body: { name: 'Top' } };
    expect(store.mock.calls.at(-1)?.[0]).toEqual(received);
  });

  it('is refused when its body is no JSON', async () => {
    for (const body of ['{', '', 'name=Top', '{"name":"Top"}}', '\u0000'])
      expect(await call('POST /shelves', { body })).toMatchObject(invalid);
  });

  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const { bytes, levels, values } = limits.body;
  it('is refused as too large when its body has too many bytes, levels or values', async () => {
    for (const [most, tooMany] of [
      [`"${'x'.repeat(bytes - 3)}"`, `"${'x'.repeat(bytes - 1)}"`],
      [nested(levels), nested(levels + 1)],
      [`[${Array(values).fill(1)}]`, `[${Array(values + 1).fill(1)}]`],
      [JSON.stringify({ ...Array(values).fill(1) }), JSON.stringify({ ...Array(values + 1).fill(1) })],
    ]) {
      expect(await call('POST /shelves', { body: most })).toMatchObject(invalid);
      const tooLarge = { statusCode: 413, body: { code: 'request.too_large' } };
      expect(await call('POST /shelves', { body: tooMany })).toMatchObject(tooLarge);
    }
  });

  it('may have more bytes where the contract says so, and is measured decoded', async () => {
    const body = Buffer.from(nested(2 * megabyte)).toString('base64');
    expect(await call('POST /shelves', { body, isBase64Encoded: true })).toMatchObject({ statusCode: 413 });
    expect(await call('POST /photos', { body: `"${'x'.repeat(megabyte)}"` })).toMatchObject(invalid);
  });

  it('is refused with the field and the words of the first rule that fails', async () => {
    expect((await call('POST /shelves', { body: '{"name":1}' })).body).toEqual({
      code: 'request.invalid',
      details: { field: 'name', message: 'A shelf has a name' },
    });
    expect(await call('POST /shelves')).toMatchObject(invalid);
    expect(await call('GET /shelves/{shelfId}', { queryStringParameters: { limit: '6' } })).toMatchObject(
      invalid,
    );
  });

  it('is refused without an access token', async () => {
    for (const claims of [{ token_use: 'id' }, { token_use: undefined }, { sub: undefined }])
      expect(await storeTop(claims)).toMatchObject({ statusCode: 401, body: { code: 'auth.required' } });
  });

  it('that changes something is refused in a session that has ended, and one that only reads asks nothing', async () => {
    vi.mocked(refuseEndedSession).mockRejectedValueOnce(new AppError('auth.required'));
    const asked = vi.mocked(refuseEndedSession).mock.calls.length;
    expect(await storeTop()).toMatchObject({ statusCode: 401 });
    const read = { pathParameters: { shelfId: 's1' }, queryStringParameters: { limit: '3' } };
    expect(await call('GET /shelves/{shelfId}', read)).toMatchObject({ statusCode: 200 });
    expect(refuseEndedSession).toHaveBeenCalledTimes(asked + 1);
  });

  it('to a route that is not in the contract, or about a thing whose id is longer than any, is not found', async () => {
    expect(await call('PATCH /shelves')).toMatchObject({ statusCode: 404, body: { code: 'not_found' } });
    const long = { pathParameters: { shelfId: 'x'.repeat(101) }, queryStringParameters: { limit: '1' } };
    expect(await call('GET /shelves/{shelfId}', long)).toMatchObject({ statusCode: 404 });
  });

  it('with a malformed id is not found, and with a parameter that a rule refuses is told of it', async () => {
    const move = (shelfId: string, place: string) =>
      call('PUT /shelves/{shelfId}/places/{place}', { pathParameters: { shelfId, place } });
    const known = '01997b5c-1111-7000-8000-000000000000';
    expect(await move(known, 'top')).toMatchObject({ statusCode: 200 });
    for (const place of ['top', 'floor']) expect(await move('s1', place)).toMatchObject({ statusCode: 404 });
    expect(await move(known, 'floor')).toMatchObject({
      statusCode: 400,
      body: { details: { field: 'place', message: 'Only the top' } },
    });
  });
});

describe('a failure', () => {
  it('on purpose is answered with its code, its data and its status, and not logged', async () => {
    const logged = vi.spyOn(log, 'error');
    store.mockRejectedValueOnce(new AppError('wardrobe.full', { limit: 100 }));
    expect(await storeTop()).toEqual({
      statusCode: 409,
      headers: { 'content-type': 'application/json', 'x-request-id': 'request-7', 'x-build': '1.0.0-test' },
      body: { code: 'wardrobe.full', details: { limit: 100 } },
    });
    expect(logged).not.toHaveBeenCalled();
  });

  it('for want of room in a service is answered as that', async () => {
    const cause = Object.assign(new Error('There is no room left on the disk.'), { name: 'storage.full' });
    store.mockRejectedValueOnce(new Error('The write failed', { cause }));
    expect(await storeTop()).toMatchObject({ statusCode: 507, body: { code: 'storage.full' } });
  });

  it('that nobody foresaw is answered as internal and logged with its request', async () => {
    const logged = vi.spyOn(log, 'error').mockReturnValue();
    for (const failure of [new TypeError('secret: at /var/task/index.mjs'), 'a string', undefined]) {
      store.mockRejectedValueOnce(failure);
      const answer = await storeTop();
      expect(answer).toMatchObject({ statusCode: 500, body: { code: 'internal', details: {} } });
      expect(JSON.stringify(answer)).not.toMatch(/secret|var.task|TypeError/);
    }
    const request = expect.objectContaining({ requestId: 'request-7', route: 'POST /shelves' });
    expect(logged.mock.calls).toEqual(Array(3).fill([expect.any(String), request]));
  });
});
