import type { RequestListener } from 'node:http';
import * as os from 'node:os';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { frontDoor } from '#infra/local/front-door/front-door';
import { hostForPeople, ownHosts } from '#infra/local/front-door/own-hosts';
import { listenOnLoopback } from '#infra/local/loopback';
import { rawRequest } from '../../../support/app/raw-request.ts';

vi.mock('node:os', async (load) => ({ ...(await load<typeof os>()) }));
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
const hosts = ownHosts('127.0.0.1');
const strict = await listenOnLoopback(frontDoor(doors, { strict: true, hosts }));
const loose = await listenOnLoopback(frontDoor(doors, { strict: false, hosts }));
afterAll(() => Promise.all([strict.close(), loose.close()]));
afterEach(() => vi.clearAllMocks());
const get = (path: string) => rawRequest(strict.url, path);
/** The error message with which a socket is refused. */
const open = (path: string, headers = {}) =>
  new Promise<string>((resolve) => {
    new WebSocket(strict.url.replace('http', 'ws') + path, { headers }).on('error', ({ message }) =>
      resolve(message),
    );
  });
const address = (text: string, more: Partial<os.NetworkInterfaceInfo> = {}) =>
  ({ address: text, family: 'IPv4', internal: false, ...more }) as os.NetworkInterfaceInfo;

describe('the front door', () => {
  it('leads a path to the service of its first segment, and everything else to the app', async () => {
    const answers = {
      '/api/clothes?limit=1': 'api /clothes?limit=1',
      '/api': 'api /',
      '/api?x=1': 'api /?x=1',
      '/api//x': 'api //x',
      '/config.json': 'config /',
      '/': 'app /',
      '/dashboard?tab=1': 'app /dashboard?tab=1',
      '/apis': 'app /apis',
      '//api/clothes': 'app //api/clothes',
      '/API/clothes': 'app /API/clothes',
      '/constructor': 'app /constructor',
    };
    for (const [path, answer] of Object.entries(answers)) expect((await get(path)).body).toBe(answer);
  });

  it('gives every answer the headers that keep a page safe', async () => {
    for (const path of ['/', '/api/clothes', '/config.json'])
      expect((await get(path)).headers).toMatchObject({
        'content-security-policy': expect.stringContaining("script-src 'self';"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('geolocation=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
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

describe('what another site sends', () => {
  const { host } = new URL(strict.url);
  const port = new URL(strict.url).port;

  it('is refused: for another name, or from another site, another port or a page without an origin', async () => {
    for (const headers of [
      { host: `rebound.example:${port}` },
      { host: `localhost.example:${port}` },
      { host, origin: 'https://evil.example' },
      { host, origin: 'http://127.0.0.1:1' },
      { host, origin: 'null' },
    ])
      expect(await rawRequest(strict.url, '/api/x', { method: 'POST', headers })).toMatchObject({
        status: 421,
        body: 'The app is not served at this address.',
      });
    expect(await open('/socket', { origin: 'https://evil.example' })).toMatch(/hang up|ECONNRESET/);
    expect(socket).not.toHaveBeenCalled();
  });

  it('is taken where it comes from the app itself, by any of its names', async () => {
    for (const headers of [
      { host: `localhost:${port}` },
      { host: `[::1]:${port}`, origin: `http://[::1]:${port}` },
      { host, origin: `http://${host}` },
    ])
      expect((await rawRequest(strict.url, '/api/x', { method: 'POST', headers })).body).toBe('api /x');
  });
});

describe('the names of the app', () => {
  it('are those of the machine in its networks where it listens on all of them', () => {
    vi.spyOn(os, 'networkInterfaces').mockReturnValue({
      lo: [address('127.0.0.1', { internal: true })],
      wlan: [address('2001:db8::7', { family: 'IPv6' }), address('192.168.1.20')],
    });
    vi.spyOn(os, 'hostname').mockReturnValue('Laptop');
    expect(ownHosts('0.0.0.0')).toEqual(
      new Set(['localhost', '127.0.0.1', '[::1]', 'laptop', 'laptop.local', '192.168.1.20', '[2001:db8::7]']),
    );
    expect(hostForPeople('0.0.0.0')).toBe('192.168.1.20');
  });

  it('are the given one and those of the machine itself elsewhere', () => {
    expect(ownHosts('192.168.1.20')).toEqual(new Set(['localhost', '127.0.0.1', '[::1]', '192.168.1.20']));
    expect(hostForPeople('192.168.1.20')).toBe('192.168.1.20');
    expect(hostForPeople('127.0.0.1')).toBe('localhost');
  });
});

it('a socket is led to its path, with its query, and is opened at no other', async () => {
  expect(await open('/socket?ticket=x')).toContain('403');
  expect(socket.mock.calls[0]?.[0].url).toBe('/socket?ticket=x');
  for (const path of ['/', '/socket/x', '/sockets', '/api/socket', '/toString'])
    expect(await open(path)).toMatch(/hang up|ECONNRESET/);
  expect(socket).toHaveBeenCalledOnce();
});
