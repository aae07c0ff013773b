import { createServer as createTcpServer } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, createGzip, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { guardedFetch, type Limits } from '#functions/platform/guarded-fetch';
import { AppError } from '#shared/errors';
import {
  countConnections,
  openShop,
  shopAddress,
  smallInternet,
} from '../../support/stubs/small-internet.ts';

const megabyte = 1024 * 1024;
/** Generous limits, for tests on a busy machine that are not about time. */
const limits: Limits = { redirects: 5, milliseconds: 20_000, bytes: { html: 100_000, image: 200_000 } };
const impatient = { ...limits, milliseconds: 400 };
const page = 'http://shop.example/';
const html = { 'content-type': 'text/html; charset=utf-8' };
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error) => (error instanceof AppError ? [error.code, error.details['reason']] : error),
  );

describe('the time limit of an exchange', () => {
  const timeout = ['clip.unreachable', 'timeout'];

  it('applies while a body arrives byte by byte', async () => {
    const { network } = await openShop((_, response) => {
      response.writeHead(200, html);
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    });
    const start = performance.now();
    expect(await codeOf(guardedFetch(page, 'html', { network, limits: impatient }))).toEqual(timeout);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('applies while headers arrive slowly', async () => {
    const site = await countConnections(
      createTcpServer((socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        const drip = setInterval(() => socket.write('x-drip: 1\r\n'), 20);
        socket.on('close', () => clearInterval(drip)).on('error', () => clearInterval(drip));
      }),
    );
    const { network } = smallInternet({ [shopAddress]: site.port }, { 'shop.example': [shopAddress] });
    expect(await codeOf(guardedFetch(page, 'html', { network, limits: impatient }))).toEqual(timeout);
  });

  it('applies while the server does not answer', async () => {
    const { network } = await openShop(() => undefined);
    expect(await codeOf(guardedFetch(page, 'html', { network, limits: impatient }))).toEqual(timeout);
  });

  it('applies while the host is looked up, and a late result is not connected to', async () => {
    const { network, reached } = await openShop((_, response) => response.end());
    let answer: (addresses: string[]) => void = () => undefined;
    const slow = { ...network, resolve: () => new Promise<string[]>((resolve) => (answer = resolve)) };
    expect(await codeOf(guardedFetch(page, 'html', { network: slow, limits: impatient }))).toEqual(timeout);
    answer([shopAddress]);
    // A later fetch connects exactly once. If the earlier fetch still connected, its connection would have come first.
    await guardedFetch(page, 'html', { network, limits }).catch(() => undefined);
    expect(reached).toEqual([shopAddress]);
  });

  it('applies while a connection is opened', async () => {
    const { network } = await openShop((_, response) => response.end());
    const stuck = { ...network, connect: () => undefined };
    expect(await codeOf(guardedFetch(page, 'html', { network: stuck, limits: impatient }))).toEqual(timeout);
  });

  it('covers all redirects together', async () => {
    const { network, site } = await openShop((_, response) => {
      setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 150);
    });
    expect(await codeOf(guardedFetch(page, 'html', { network, limits: impatient }))).toEqual(timeout);
    expect(site.connections).toBeLessThan(5);
  });
});

describe('the size limit of a response', () => {
  const tooLarge = ['clip.too_large', undefined];

  it('stops a gigabyte as soon as it exceeds the limit', async () => {
    let sent = 0;
    const { network } = await openShop(async (_, response) => {
      response.writeHead(200, html);
      const piece = Buffer.alloc(64 * 1024, 'a');
      const gigabyte = async function* () {
        for (; sent < 1024 * megabyte; sent += piece.length) yield piece;
      };
      await pipeline(gigabyte, response).catch(() => undefined);
    });
    expect(await codeOf(guardedFetch(page, 'html', { network }))).toEqual(tooLarge);
    expect(sent).toBeLessThan(40 * megabyte);
  });

  it('is 5 MB for a page and 10 MB for an image, inclusive', async () => {
    let bytes = 0;
    let type = 'text/html';
    const { network } = await openShop((_, response) =>
      response.writeHead(200, { 'content-type': type }).end(Buffer.alloc(bytes)),
    );
    const sizes = [
      ['html', 'text/html', 5],
      ['image', 'image/png', 10],
    ] as const;
    for (const [kind, ofType, most] of sizes) {
      type = ofType;
      bytes = most * megabyte;
      expect((await guardedFetch(page, kind, { network })).body).toHaveLength(bytes);
      bytes++;
      expect(await codeOf(guardedFetch(page, kind, { network }))).toEqual(tooLarge);
    }
  });

  it('applies to a declared length before the body is read', async () => {
    const { network } = await openShop((_, response) => {
      response.writeHead(200, { ...html, 'content-length': 100_001 }).flushHeaders();
    });
    expect(await codeOf(guardedFetch(page, 'html', { network, limits }))).toEqual(tooLarge);
  });

  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['GZip ', gzipSync],
  ])('counts what a %s bomb decodes to', async (encoding, compress) => {
    const bomb = compress(Buffer.alloc(64 * megabyte));
    expect(bomb.length).toBeLessThan(100_000);
    const { network } = await openShop((_, response) =>
      response.writeHead(200, { ...html, 'content-encoding': encoding }).end(bomb),
    );
    expect(await codeOf(guardedFetch(page, 'html', { network, limits }))).toEqual(tooLarge);
  });

  it('is checked while a body is decoded, not afterwards', async () => {
    let packed = 0;
    const { network } = await openShop(async (_, response) => {
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' });
      const endless = async function* () {
        for (const piece = Buffer.alloc(megabyte); ; packed++) yield piece;
      };
      await pipeline(endless, createGzip(), response).catch(() => undefined);
    });
    expect(await codeOf(guardedFetch(page, 'html', { network }))).toEqual(tooLarge);
    expect(packed).toBeLessThan(500);
  });

  it('counts received bytes too: an endless series of empty archives ends', async () => {
    const empty = Buffer.concat(Array.from({ length: 500 }, () => gzipSync('')));
    const { network } = await openShop(async (_, response) => {
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' });
      const endless = async function* () {
        for (;;) yield empty;
      };
      await pipeline(endless, response).catch(() => undefined);
    });
    expect(await codeOf(guardedFetch(page, 'html', { network, limits }))).toEqual(tooLarge);
  });

  it('covers the headers', async () => {
    const site = await countConnections(
      createTcpServer((socket) => socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`)),
    );
    const { network } = smallInternet({ [shopAddress]: site.port }, { 'shop.example': [shopAddress] });
    expect(await codeOf(guardedFetch(page, 'html', { network, limits }))).toEqual([
      'clip.unreachable',
      'connection',
    ]);
  });
});

describe('a malformed response', () => {
  const raw = async (text: string) => {
    const site = await countConnections(createTcpServer((socket) => socket.end(text)));
    return smallInternet({ [shopAddress]: site.port }, { 'shop.example': [shopAddress] }).network;
  };
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';

  it('shorter than its declared length is a broken connection', async () => {
    const network = await raw(`${head}content-length: 5000\r\n\r\nshort`);
    expect(await codeOf(guardedFetch(page, 'html', { network, limits }))).toEqual([
      'clip.unreachable',
      'connection',
    ]);
  });

  it('longer than its declared length ends at that length', async () => {
    const network = await raw(`${head}content-length: 5\r\n\r\n12345678`);
    expect((await guardedFetch(page, 'html', { network, limits })).body.toString()).toBe('12345');
  });

  it('with two different lengths is refused', async () => {
    const network = await raw(`${head}content-length: 5\r\ncontent-length: 8\r\n\r\n12345678`);
    expect(await codeOf(guardedFetch(page, 'html', { network, limits }))).toEqual([
      'clip.unreachable',
      'connection',
    ]);
  });

  it('without a length is read until the connection ends', async () => {
    const network = await raw(`${head}\r\nall of it`);
    expect((await guardedFetch(page, 'html', { network, limits })).body.toString()).toBe('all of it');
  });

  it.each([
    ['gzip', 'no archive'],
    ['br', 'no archive'],
    ['deflate', 'no archive'],
    ['gzip, gzip', 'x'],
    ['compress', 'x'],
    ['zstd', 'x'],
  ])('with a wrong or unsupported encoding (%s) is unreadable', async (encoding, body) => {
    const network = await raw(`${head}content-encoding: ${encoding}\r\n\r\n${body}`);
    expect(await codeOf(guardedFetch(page, 'html', { network, limits }))).toEqual([
      'clip.unreadable',
      'encoding',
    ]);
  });

  it.each(['HTTP/1.1 200', 'SSH-2.0-OpenSSH_9.9\r\n', '\0\0\0\0', ''])(
    'that is not HTTP is refused: %j',
    async (text) => {
      const network = await raw(text);
      expect(await codeOf(guardedFetch(page, 'html', { network, limits }))).toEqual([
        'clip.unreachable',
        'connection',
      ]);
    },
  );
});

describe('an encoded page', () => {
  it.each([
    ['gzip', gzipSync('<p>Hej')],
    ['br', brotliCompressSync('<p>Hej')],
    ['deflate', deflateSync('<p>Hej')],
    ['identity', '<p>Hej'],
  ])('is decoded: %s', async (encoding, bytes) => {
    const { network } = await openShop((_, response) =>
      response.writeHead(200, { ...html, 'content-encoding': encoding }).end(bytes),
    );
    expect((await guardedFetch(page, 'html', { network })).body.toString()).toBe('<p>Hej');
  });

  it('is decoded while it streams', async () => {
    const { network } = await openShop(async (_, response) => {
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' });
      await pipeline(
        async function* () {
          for (let i = 0; i < 1000; i++) yield `<p>${i}</p>`;
        },
        createGzip(),
        response,
      );
    });
    expect((await guardedFetch(page, 'html', { network })).body.toString()).toContain('<p>999</p>');
  });
});
