import { createServer as createTcpServer } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, createGzip, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Network } from '#functions/platform/guarded-connector';
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
const html = { 'content-type': 'text/html; charset=utf-8' };
/** Fetches the page of the shop. Resolves to its text, or to the code and the reason of the failure. */
const outcomeOf = (network: Network, of: Limits = limits) =>
  guardedFetch('http://shop.example/', 'html', { network, limits: of }).then(
    ({ body }) => body.toString(),
    (error) => (error instanceof AppError ? [error.code, error.details['reason']] : error),
  );
/** A shop whose server writes to its sockets itself. */
async function rawShop(write: (socket: import('node:net').Socket) => void) {
  const site = await countConnections(createTcpServer(write));
  return smallInternet({ [shopAddress]: site.port }, { 'shop.example': [shopAddress] }).network;
}
const broken = ['clip.unreachable', 'connection'];

describe('the time limit of an exchange', () => {
  const timedOut = async (network: Network) =>
    expect(await outcomeOf(network, { ...limits, milliseconds: 400 })).toEqual([
      'clip.unreachable',
      'timeout',
    ]);

  it('applies while a body arrives byte by byte', async () => {
    const { network } = await openShop((_, response) => {
      response.writeHead(200, html);
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    });
    const start = performance.now();
    await timedOut(network);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('applies while headers arrive slowly', async () =>
    timedOut(
      await rawShop((socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        const drip = setInterval(() => socket.write('x-drip: 1\r\n'), 20);
        socket.on('close', () => clearInterval(drip)).on('error', () => clearInterval(drip));
      }),
    ));

  it('applies while the server does not answer, and while a connection is opened', async () => {
    const { network } = await openShop(() => undefined);
    await timedOut(network);
    await timedOut({ ...network, connect: () => undefined });
  });

  it('applies while the host is looked up, and a late result is not connected to', async () => {
    const { network, reached } = await openShop((_, response) => response.end());
    let answer: (addresses: string[]) => void = () => undefined;
    await timedOut({ ...network, resolve: () => new Promise<string[]>((resolve) => (answer = resolve)) });
    answer([shopAddress]);
    // A later fetch connects exactly once. If the earlier fetch still connected, its connection would have come first.
    await outcomeOf(network);
    expect(reached).toEqual([shopAddress]);
  });

  it('covers all redirects together', async () => {
    const { network, site } = await openShop((_, response) => {
      setTimeout(() => response.writeHead(302, { location: '/again' }).end(), 150);
    });
    await timedOut(network);
    expect(site.connections).toBeLessThan(5);
  });
});

describe('the size limit of a response', () => {
  const tooLarge = ['clip.too_large', undefined];
  /** A shop that sends pieces without an end. `sent` returns how many. */
  async function endlessShop(piece: Buffer, encoding?: 'gzip') {
    let sent = 0;
    const { network } = await openShop(async (_, response) => {
      response.writeHead(200, { ...html, ...(encoding && { 'content-encoding': encoding }) });
      const endless = async function* () {
        for (; ; sent++) yield piece;
      };
      await pipeline(endless, response).catch(() => undefined);
    });
    return { network, sent: () => sent };
  }

  it('stops an endless page as soon as it exceeds the limit', async () => {
    const { network, sent } = await endlessShop(Buffer.alloc(64 * 1024, 'a'));
    expect(await outcomeOf(network)).toEqual(tooLarge);
    expect(sent() / 16).toBeLessThan(40);
  });

  it('is 5 MB for a page and 10 MB for an image, inclusive', async () => {
    let [bytes, type] = [0, ''];
    const { network } = await openShop((_, response) =>
      response.writeHead(200, { 'content-type': type }).end(Buffer.alloc(bytes)),
    );
    for (const [kind, ofType, most] of [
      ['html', 'text/html', 5],
      ['image', 'image/png', 10],
    ] as const) {
      [bytes, type] = [most * megabyte, ofType];
      const fetched = () => guardedFetch('http://shop.example/', kind, { network });
      expect((await fetched()).body).toHaveLength(bytes);
      bytes++;
      await expect(fetched()).rejects.toMatchObject({ code: 'clip.too_large' });
    }
  });

  it('applies to a declared length before the body is read', async () => {
    const { network } = await openShop((_, response) => {
      response.writeHead(200, { ...html, 'content-length': 100_001 }).flushHeaders();
    });
    expect(await outcomeOf(network)).toEqual(tooLarge);
  });

  it('counts what a bomb decodes to, in every encoding', async () => {
    for (const [encoding, compress] of [
      ['x-gzip', gzipSync],
      ['br', brotliCompressSync],
      ['deflate', deflateSync],
      ['GZip ', gzipSync],
    ] as const) {
      const bomb = compress(Buffer.alloc(64 * megabyte));
      expect(bomb.length).toBeLessThan(100_000);
      const { network } = await openShop((_, response) =>
        response.writeHead(200, { ...html, 'content-encoding': encoding }).end(bomb),
      );
      expect(await outcomeOf(network), encoding).toEqual(tooLarge);
    }
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
    expect(await outcomeOf(network)).toEqual(tooLarge);
    expect(packed).toBeLessThan(500);
  });

  it('counts received bytes too: an endless series of empty archives ends', async () => {
    const empty = Buffer.concat(Array.from({ length: 500 }, () => gzipSync('')));
    expect(await outcomeOf((await endlessShop(empty, 'gzip')).network)).toEqual(tooLarge);
  });

  it('covers the headers', async () => {
    const headers = `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`;
    expect(await outcomeOf(await rawShop((socket) => socket.write(headers)))).toEqual(broken);
  });
});

describe('a response', () => {
  const raw = async (text: string) => outcomeOf(await rawShop((socket) => socket.end(text)));
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';

  it('is read by its one declared length, or until the connection ends, and is refused otherwise', async () => {
    expect(await raw(`${head}content-length: 5000\r\n\r\nshort`)).toEqual(broken);
    expect(await raw(`${head}content-length: 5\r\n\r\n12345678`)).toBe('12345');
    expect(await raw(`${head}content-length: 5\r\ncontent-length: 8\r\n\r\n12345678`)).toEqual(broken);
    expect(await raw(`${head}\r\nall of it`)).toBe('all of it');
    for (const text of ['HTTP/1.1 200', 'SSH-2.0-OpenSSH_9.9\r\n', '\0\0\0\0', ''])
      expect(await raw(text), text).toEqual(broken);
  });

  it('with a wrong or unsupported encoding is unreadable', async () => {
    for (const [encoding, body] of [
      ['gzip', 'no archive'],
      ['br', 'no archive'],
      ['deflate', 'no archive'],
      ['gzip, gzip', 'x'],
      ['zstd', 'x'],
    ])
      expect(await raw(`${head}content-encoding: ${encoding}\r\n\r\n${body}`), encoding).toEqual([
        'clip.unreadable',
        'encoding',
      ]);
  });

  it('is decoded, also while it streams', async () => {
    for (const [encoding, bytes] of [
      ['gzip', gzipSync('<p>Hej')],
      ['br', brotliCompressSync('<p>Hej')],
      ['deflate', deflateSync('<p>Hej')],
      ['identity', '<p>Hej'],
    ] as const) {
      const { network } = await openShop((_, response) =>
        response.writeHead(200, { ...html, 'content-encoding': encoding }).end(bytes),
      );
      expect(await outcomeOf(network)).toBe('<p>Hej');
    }
    const { network } = await openShop(async (_, response) => {
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' });
      const pieces = Array.from({ length: 1000 }, (_, at) => `<p>${at}</p>`);
      await pipeline(pieces, createGzip(), response);
    });
    expect(await outcomeOf(network)).toContain('<p>999</p>');
  });
});
