import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { httpApi } from '#infra/local/http-api/http-api';
import { serveOnLoopback } from '#infra/local/loopback';
import { limits } from '#shared/limits';
import { rawRequest } from '../../../support/app/raw-request.ts';

const issuer = 'https://pool.test/one';
const clientId = 'browser';
const { privateKey, publicKey } = await generateKeyPair('RS256');
const sign = (claims: object = {}, expires = '1h') =>
  new SignJWT({ iss: issuer, sub: 'ada', token_use: 'access', client_id: clientId, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuedAt(1_700_000_000)
    .setExpirationTime(expires)
    .sign(privateKey);

const invoke = vi.fn(async (_name: string, _event: unknown): Promise<unknown> => ({ statusCode: 204 }));
const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] };
const api = await serveOnLoopback(httpApi({ authorizer: { jwks, issuer, clientId }, invoke }));
afterAll(() => api.close());
afterEach(() => invoke.mockClear());

const authorization = `Bearer ${await sign()}`;
const call = (
  method: string,
  path: string,
  options: { body?: string; headers?: Record<string, string> } = {},
) => rawRequest(api.url, path, { method, ...options, headers: { authorization, ...options.headers } });
const event = () => invoke.mock.calls[0]?.[1] as APIGatewayProxyEventV2WithJWTAuthorizer;

describe('a request', () => {
  it('reaches the function of its feature as an event of API Gateway', async () => {
    await call('POST', '/images/signed-urls?a=1&b=x%20y', { body: '{"urls":[]}' });
    expect(invoke.mock.calls[0]?.[0]).toBe('images');
    expect(event()).toMatchObject({
      version: '2.0',
      routeKey: 'POST /images/signed-urls',
      rawPath: '/api/images/signed-urls',
      rawQueryString: 'a=1&b=x%20y',
      queryStringParameters: { a: '1', b: 'x y' },
      body: '{"urls":[]}',
      isBase64Encoded: false,
      requestContext: {
        routeKey: 'POST /images/signed-urls',
        stage: 'api',
        requestId: expect.stringMatching(/./),
      },
    });
  });

  it('brings the claims of its token, all as text, and the parameters of its path, decoded', async () => {
    const id = randomUUID();
    await call('DELETE', `/clothes/${id}`);
    expect(event().requestContext.authorizer.jwt.claims).toMatchObject({
      sub: 'ada',
      token_use: 'access',
      iat: '1700000000',
    });
    expect(event().pathParameters).toEqual({ itemId: id });
    expect(event()).not.toHaveProperty('body');
    invoke.mockClear();
    await call('DELETE', '/clothes/a%2Fb%20%F0%9F%92%A5');
    expect(event().pathParameters).toEqual({ itemId: 'a/b 💥' });
    invoke.mockClear();
    // Of two routes, the one with fewer parameters is taken.
    await call('POST', '/clothes/uploads', { body: '{}' });
    expect(event().routeKey).toBe('POST /clothes/uploads');
  });

  it('to no route is not found, and with invalid percent-encoding is a bad one', async () => {
    const paths = ['/nowhere', '/clothes/', '//clothes', '//', '/clothes/one/two', '/%'];
    for (const path of paths) expect((await call('GET', path)).status, path).toBe(404);
    expect((await call('PUT', '/clothes')).status).toBe(404);
    expect((await call('DELETE', '/clothes/%zz')).status).toBe(400);
    expect(invoke).not.toHaveBeenCalled();
  });

  it.each([
    ['/clothes', limits.body.bytes],
    ['/clothes/analysis', limits.analysis.base64 + 1024],
  ])('to %s with more than %i bytes is refused, with or without a declared length', async (path, most) => {
    for (const headers of [{}, { 'transfer-encoding': 'chunked' }]) {
      expect((await call('POST', path, { headers, body: 'x'.repeat(most + 1) })).status).toBe(413);
      expect(invoke).not.toHaveBeenCalled();
      expect((await call('POST', path, { headers, body: 'x'.repeat(most) })).status).toBe(204);
      invoke.mockClear();
    }
  });
});

it('an answer is that of the function, and nothing of one that crashed', async () => {
  invoke.mockResolvedValueOnce({ statusCode: 418, headers: { 'x-pot': 'tea' }, body: '"short"' });
  expect(await call('GET', '/clothes')).toMatchObject({
    status: 418,
    headers: { 'x-pot': 'tea' },
    body: '"short"',
  });
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  invoke.mockRejectedValueOnce(new Error('secret'));
  expect(await call('GET', '/clothes')).toMatchObject({
    status: 500,
    body: '{"message":"Internal Server Error"}',
  });
  expect(reported).toHaveBeenCalledOnce();
  reported.mockRestore();
});

describe('a token', () => {
  const withToken = async (header: string) =>
    (await rawRequest(api.url, '/clothes', { headers: header ? { authorization: header } : {} })).status;

  it('is the pool’s own and for the app’s client, with or without the word Bearer', async () => {
    const idToken = await sign({ client_id: undefined, aud: clientId, token_use: 'id' });
    for (const header of [authorization, await sign(), `bearer ${idToken}`])
      expect(await withToken(header)).toBe(204);
  });

  it('is refused when it is missing, expired, of another pool or not for the client', async () => {
    for (const header of [
      ...['', 'Bearer ', `Basic ${Buffer.from('a:b').toString('base64')}`],
      `Bearer ${await sign({ client_id: 'another' })}`,
      `Bearer ${await sign({ aud: 'another' })}`,
      `Bearer ${await sign({ client_id: undefined })}`,
      `Bearer ${await sign({ iss: 'https://pool.test/two' })}`,
      `Bearer ${await sign({}, '-1s')}`,
    ])
      expect(await withToken(header), header).toBe(401);
    expect(invoke).not.toHaveBeenCalled();
  });
});
