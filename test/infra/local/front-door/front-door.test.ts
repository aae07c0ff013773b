import type { RequestListener } from 'node:http';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { frontDoor } from '#infra/local/front-door/front-door';
import { listenOnLoopback } from '#infra/local/loopback';
import { rawRequest } from '../../../support/app/raw-request.ts';

const saying =
  (who: string): RequestListener =>
  (request, response) =>
    response.end(`${who} ${request.url}`);
const socket = vi.fn((_request, connection) => connection.end('HTTP/1.1 403 Denied\r\n\r\n'));
const doors = {
  services: { api: saying('api'), 'config.json': saying('config') },
  app: saying('app'),
  sockets: { '/socket': socket },
};
const strict = await listenOnLoopback(frontDoor(doors, { strict: true }));
const loose = await listenOnLoopback(frontDoor(doors, { strict: false }));
afterAll(() => Promise.all([strict.close(), loose.close()]));
afterEach(() => vi.clearAllMocks());
const get = (path: string) => rawRequest(strict.url, path);

describe('the front door', () => {
  it.each([
    ['/api/clothes?limit=1', 'api /clothes?limit=1'],
    ['/api', 'api /'],
    ['/api?x=1', 'api /?x=1'],
    ['/api//x', 'api //x'],
    ['/config.json', 'config /'],
    ['/', 'app /'],
    ['/dashboard?tab=1', 'app /dashboard?tab=1'],
    ['/apis', 'app /apis'],
    ['//api/clothes', 'app //api/clothes'],
    ['/API/clothes', 'app /API/clothes'],
    ['/constructor', 'app /constructor'],
    ['/__proto__/x', 'app /__proto__/x'],
  ])('leads %s to %s', async (path, answer) => {
    expect((await get(path)).body).toBe(answer);
  });

  it('gives every answer the headers that keep a page safe', async () => {
    for (const path of ['/', '/api/clothes', '/config.json'])
      expect((await get(path)).headers).toMatchObject({
        'content-security-policy': expect.stringContaining("script-src 'self';"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('geolocation=()'),
      });
  });

  it('lets hot reload run scripts of its own', async () => {
    const { headers } = await rawRequest(loose.url, '/');
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).toHaveProperty('x-content-type-options');
  });

  it('sees what is behind its doors change', async () => {
    Object.assign(doors, { app: saying('other app') });
    expect((await get('/')).body).toBe('other app /');
    Object.assign(doors, { app: saying('app') });
  });
});

describe('a socket', () => {
  const open = (path: string) =>
    new Promise<string>((resolve) => {
      new WebSocket(strict.url.replace('http', 'ws') + path).on('error', ({ message }) => resolve(message));
    });

  it('is led to its path, with its query', async () => {
    expect(await open('/socket?ticket=x')).toContain('403');
    expect(socket.mock.calls[0]?.[0].url).toBe('/socket?ticket=x');
  });

  it.each(['/', '/socket/x', '/sockets', '/api/socket', '/toString'])('is not opened at %s', async (path) => {
    expect(await open(path)).toMatch(/hang up|ECONNRESET/);
    expect(socket).not.toHaveBeenCalled();
  });
});
