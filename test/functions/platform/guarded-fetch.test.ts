import { createServer as createTcpServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { guardedFetch } from '#functions/platform/guarded-fetch';
import type { AppError } from '#shared/errors';
import {
  countConnections,
  openShop,
  openSite,
  shopAddress,
  smallInternet,
} from '../../support/stubs/small-internet.ts';

afterEach(() => vi.unstubAllEnvs());
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: AppError) => error.code,
  );

describe('a fetched page', () => {
  it('has status, final URL, media type, headers and body', async () => {
    const { network } = await openShop((_, response) =>
      response.writeHead(200, { 'content-type': 'Text/HTML; charset=ISO-8859-1' }).end('<h1>Coat'),
    );
    expect(await guardedFetch('http://shop.example/coat?size=m#top', 'html', { network })).toMatchObject({
      status: 200,
      url: 'http://shop.example/coat?size=m#top',
      type: 'text/html',
      headers: { 'content-type': 'Text/HTML; charset=ISO-8859-1' },
      body: Buffer.from('<h1>Coat'),
    });
  });

  it('is requested with an honest user agent, without cookies, and not through a proxy of the environment', async () => {
    const proxy = await openSite();
    for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy'])
      vi.stubEnv(name, `http://127.0.0.1:${proxy.port}`);
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    const seen: unknown[] = [];
    const { network } = await openShop(({ method, url, headers }, response) => {
      seen.push({ method, url, headers });
      response.setHeader('set-cookie', 'id=1');
      if (url === '/') return response.writeHead(302, { location: '/coat?a=b' }).end();
      return response.setHeader('content-type', 'text/html').end();
    });
    await guardedFetch('http://shop.example/', 'html', { network });
    const headers = {
      host: 'shop.example',
      connection: 'close',
      accept: 'text/html,application/xhtml+xml;q=0.9',
      'accept-encoding': 'gzip, deflate, br',
      'accept-language': 'en;q=0.9,*;q=0.5',
      'user-agent': expect.stringContaining('WardrobeClip/'),
    };
    expect(seen).toEqual([
      { method: 'GET', url: '/', headers },
      { method: 'GET', url: '/coat?a=b', headers },
    ]);
    expect(proxy.connections).toBe(0);
  });

  it('with the status of a failure, or a redirect without a location, has that status and an empty body', async () => {
    for (const status of [401, 404, 429, 500, 302]) {
      const { network } = await openShop((_, response) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end('{"no":"page"}'),
      );
      const answer = await guardedFetch('http://shop.example/', 'html', { network });
      expect([answer.status, answer.body.length]).toEqual([status, 0]);
    }
  });

  it('of a host that does not resolve is unreachable', async () => {
    const { network } = smallInternet({}, {});
    const unknown = { ...network, resolve: () => Promise.reject(new Error('ENOTFOUND')) };
    expect(await codeOf(guardedFetch('http://shop.example/', 'html', { network: unknown }))).toBe(
      'clip.unreachable',
    );
  });
});

it('the media type must match the kind of content', async () => {
  for (const [kind, type, code] of [
    ['html', 'text/html', null],
    ['html', 'application/xhtml+xml', null],
    ['html', undefined, null],
    ['html', 'application/json', 'clip.unreadable'],
    ['html', 'image/png', 'clip.unreadable'],
    ['html', 'text/plain', 'clip.unreadable'],
    ['image', 'image/jpeg; q=1', null],
    ['image', 'application/octet-stream', null],
    ['image', undefined, null],
    ['image', 'image/svg+xml', 'clip.no_image'],
    ['image', 'text/html', 'clip.no_image'],
  ] as const) {
    const { network } = await openShop((_, response) => {
      if (type) response.setHeader('content-type', type);
      response.end('x');
    });
    expect(await codeOf(guardedFetch('http://shop.example/', kind, { network })), `${kind}: ${type}`).toBe(
      code,
    );
  }
});

describe('a page on https', () => {
  it('is requested from the checked address with the host name in the TLS handshake', async () => {
    let hello = Buffer.alloc(0);
    const site = await countConnections(
      createTcpServer((socket) => {
        socket.on('data', (data) => {
          hello = data;
          socket.destroy();
        });
      }),
    );
    const { network, reached } = smallInternet(
      { [shopAddress]: site.port },
      { 'shop.example': [shopAddress] },
    );
    expect(await codeOf(guardedFetch('https://shop.example/', 'html', { network }))).toBe('clip.unreachable');
    expect(reached).toEqual([shopAddress]);
    expect(hello.toString('latin1')).toContain('shop.example');
  });

  it('may redirect to http', async () => {
    const { network } = await openShop((_, response) =>
      response.setHeader('content-type', 'text/html').end('in'),
    );
    // Represents a server with TLS, which answers with a redirect.
    const secure = await openSite((_, response) =>
      response.writeHead(301, { location: 'http://shop.example/' }).end(),
    );
    const plain = smallInternet({ [shopAddress]: secure.port }, {}).network;
    const both: typeof network = {
      ...network,
      connect: (options, callback) =>
        options.protocol === 'https:'
          ? plain.connect({ ...options, protocol: 'http:' }, callback)
          : network.connect(options, callback),
    };
    const answer = await guardedFetch('https://shop.example/', 'html', { network: both });
    expect(answer).toMatchObject({ status: 200, url: 'http://shop.example/' });
  });
});
