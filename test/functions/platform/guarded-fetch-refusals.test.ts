import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardedFetch } from '#functions/platform/guarded-fetch';
import { AppError } from '#shared/errors';
import { openShop, openSite, shopAddress, smallInternet } from '../../support/stubs/small-internet.ts';

const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error) => (error instanceof AppError ? { code: error.code, ...error.details } : error),
  );
const refusal = (reason: string) => ({ code: 'clip.refused', reason });

describe('a URL is refused before its host is looked up', () => {
  it.each([
    ...['file:///etc/passwd', 'ftp://shop.example/', 'data:text/html,<h1>Hi', 'javascript:alert(1)'],
    ...['gopher://shop.example/', 'ws://shop.example/', 'blob:https://shop.example/1', 'about:blank'],
    ...['FILE:///etc/passwd', 'jar:http://shop.example!/', 'view-source:http://shop.example/'],
  ])('with another scheme: %s', async (url) => {
    const { network, reached } = smallInternet({}, { 'shop.example': [shopAddress] });
    expect(await failureOf(guardedFetch(url, 'html', { network }))).toEqual(refusal('scheme'));
    expect(reached).toEqual([]);
  });

  it.each([
    '',
    'shop',
    '//shop.example/',
    'http://',
    'http://a b/',
    'http://[fe80::1%25eth0]/',
    'http://1.2.3.999/',
  ])('that does not parse: "%s"', async (url) => {
    expect(await failureOf(guardedFetch(url, 'html'))).toEqual(refusal('url'));
  });

  it.each(['http://ada@shop.example/', 'https://ada:secret@shop.example/', 'http://:x@127.0.0.1/'])(
    'with credentials: %s',
    async (url) => {
      const { network, reached } = smallInternet({}, { 'shop.example': [shopAddress] });
      expect(await failureOf(guardedFetch(url, 'html', { network }))).toEqual(refusal('credentials'));
      expect(reached).toEqual([]);
    },
  );

  it.each([22, 25, 53, 111, 445, 993, 6379, 11211])('with the port %d of another service', async (port) => {
    const { network, reached } = smallInternet({}, { 'shop.example': [shopAddress] });
    const url = `http://shop.example:${port}/`;
    expect(await failureOf(guardedFetch(url, 'html', { network }))).toEqual(refusal('port'));
    expect(reached).toEqual([]);
  });
});

describe('a host outside the public internet is refused before any connection', () => {
  it.each([
    ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '017700000001', '0x7f000001', '0x7f.1', '0177.0.0.1'],
    ...['127.0.0.1.', '127。0。0。1', '１２７.0.0.1', '%31%32%37.0.0.1', '0', '0.0.0.0', '[::1]', '[::]'],
    ...['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[0:0:0:0:0:ffff:127.0.0.1]'],
    ...['[64:ff9b::127.0.0.1]', '[2002:7f00:1::]', 'localhost', 'LOCALHOST', 'localhost.', 'a.localhost'],
  ])('loopback as %s', async (host) => {
    const site = await openSite();
    const names = { localhost: ['127.0.0.1', '::1'], 'localhost.': ['127.0.0.1'], 'a.localhost': ['::1'] };
    const { network, reached } = smallInternet({}, names);
    const url = `http://${host}:${site.port}/`;
    expect(await failureOf(guardedFetch(url, 'html', { network }))).toEqual(refusal('address'));
    expect(reached).toEqual([]);
    expect(site.connections).toBe(0);
  });

  it('loopback, with the resolver of the machine', async () => {
    const site = await openSite();
    for (const host of ['localhost', '127.0.0.1', '2130706433', '[::1]'])
      expect(await failureOf(guardedFetch(`http://${host}:${site.port}/`, 'html'))).toEqual(
        refusal('address'),
      );
    expect(site.connections).toBe(0);
  });

  it.each([
    ...['10.0.0.5', '172.16.3.4', '192.168.1.1', '169.254.169.254', '100.64.1.1', '0xa9fea9fe', '2852039166'],
    ...[
      '198.18.0.1',
      '192.0.2.1',
      '224.0.0.1',
      '255.255.255.255',
      '[fd00:ec2::254]',
      '[fe80::1]',
      '[fec0::1]',
    ],
    ...['[64:ff9b:1::a9fe:a9fe]', '[2002:a9fe:a9fe::]', '[2001:0:7f00:1::]', '[ff02::1]'],
  ])('a private or special address: %s', async (host) => {
    const { network, reached } = smallInternet({}, {});
    expect(await failureOf(guardedFetch(`http://${host}/`, 'html', { network }))).toEqual(refusal('address'));
    expect(reached).toEqual([]);
  });

  it.each([['10.0.0.5'], ['::1', '127.0.0.1'], ['::ffff:10.0.0.1'], ['64:ff9b::a00:1'], []])(
    'a public name that resolves to %s %s',
    async (...addresses) => {
      const { network, reached } = smallInternet({}, { 'shop.example': addresses });
      expect(await failureOf(guardedFetch('https://shop.example/', 'html', { network }))).toEqual(
        refusal('address'),
      );
      expect(reached).toEqual([]);
    },
  );

  it('any private IPv4 address in any notation', async () => {
    const octet = fc.integer({ min: 0, max: 255 });
    const notations: ((...octets: number[]) => string)[] = [
      (a = 0, b = 0, c = 0, d = 0) => String(((a * 256 + b) * 256 + c) * 256 + d),
      (...octets) => octets.map((value) => `0${value.toString(8)}`).join('.'),
      (...octets) => octets.map((value) => `0x${value.toString(16)}`).join('.'),
      (a = 0, b = 0, c = 0, d = 0) => `${a}.${b}.${c * 256 + d}`,
      (a = 0, b = 0, c = 0, d = 0) => `${a}.${(b * 256 + c) * 256 + d}`,
      (...octets) => `[::ffff:${octets.join('.')}]`,
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(10, 127), octet, octet, octet, async (...octets) => {
        for (const notation of notations) {
          const { network, reached } = smallInternet({}, {});
          const url = `http://${notation(...octets)}/`;
          expect(await failureOf(guardedFetch(url, 'html', { network }))).toEqual(refusal('address'));
          expect(reached).toEqual([]);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('a host name whose address changes (DNS rebinding)', () => {
  it('between two connections is checked again for the second', async () => {
    const inside = await openSite();
    const shop = await openSite((_, response) =>
      response.writeHead(302, { location: `http://shop.example:${inside.port}/secret` }).end(),
    );
    const answers = [[shopAddress], ['127.0.0.1']];
    const { network, reached } = smallInternet(
      { [shopAddress]: shop.port },
      { 'shop.example': () => answers.shift() ?? ['127.0.0.1'] },
    );
    expect(await failureOf(guardedFetch('http://shop.example/', 'html', { network }))).toEqual(
      refusal('address'),
    );
    expect(reached).toEqual([shopAddress]);
    expect(inside.connections).toBe(0);
  });

  it('between check and connection is looked up only once', async () => {
    const inside = await openSite();
    const shop = await openSite((_, response) => response.setHeader('content-type', 'text/html').end('shop'));
    let asked = 0;
    const { network, reached } = smallInternet(
      { [shopAddress]: shop.port },
      { 'shop.example': () => (asked++ ? ['127.0.0.1'] : [shopAddress]) },
    );
    const { body } = await guardedFetch(`http://shop.example:${inside.port}/`, 'html', { network });
    expect(body.toString()).toBe('shop');
    expect({ asked, reached, inside: inside.connections }).toEqual({
      asked: 1,
      reached: [shopAddress],
      inside: 0,
    });
  });

  it('is connected to at its public addresses only, in order until one answers', async () => {
    const inside = await openSite();
    const shop = await openSite((_, response) => response.setHeader('content-type', 'text/html').end('shop'));
    const { network, reached } = smallInternet(
      { [shopAddress]: shop.port },
      { 'shop.example': ['127.0.0.1', '10.0.0.1', 'fd00::1', '1.0.0.1', shopAddress] },
    );
    const refusing: typeof network = {
      ...network,
      connect: (options, callback) => {
        if (options.hostname !== '1.0.0.1') return network.connect(options, callback);
        reached.push(options.hostname);
        callback(new Error('ECONNREFUSED'), null);
      },
    };
    const url = `http://shop.example:${inside.port}/`;
    expect((await guardedFetch(url, 'html', { network: refusing })).body.toString()).toBe('shop');
    expect(reached).toEqual(['1.0.0.1', shopAddress]);
    expect(inside.connections).toBe(0);
  });
});

describe('a redirect', () => {
  it.each([
    ...['http://127.0.0.1:PORT/', 'http://2130706433:PORT/', 'http://[::ffff:7f00:1]:PORT/', '//127.1:PORT/'],
    ...['http://inside.example:PORT/', 'https://127.0.0.1:PORT/', 'http://169.254.169.254/latest/meta-data/'],
  ])('to %s is refused', async (location) => {
    const inside = await openSite();
    const target = location.replace('PORT', String(inside.port));
    const shop = await openSite((_, response) => response.writeHead(302, { location: target }).end());
    const { network, reached } = smallInternet(
      { [shopAddress]: shop.port },
      { 'shop.example': [shopAddress], 'inside.example': ['127.0.0.1'] },
    );
    expect(await failureOf(guardedFetch('http://shop.example/', 'html', { network }))).toEqual(
      refusal('address'),
    );
    expect(reached).toEqual([shopAddress]);
    expect(inside.connections).toBe(0);
  });

  it.each([
    ['file:///etc/passwd', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['data:text/html,hi', 'scheme'],
    ['http://ada:secret@shop.example/', 'credentials'],
    ['http://shop.example:25/', 'port'],
    ['http://', 'url'],
  ])('to %s is refused', async (location, reason) => {
    const { network, site } = await openShop((_, response) => response.writeHead(301, { location }).end());
    expect(await failureOf(guardedFetch('http://shop.example/', 'html', { network }))).toEqual(
      refusal(reason),
    );
    expect(site.connections).toBe(1);
  });

  it('is followed five times, with any redirect status, to other hosts and paths', async () => {
    const statuses = [301, 302, 303, 307, 308];
    const { network, site } = await openShop(({ url = '' }, response) => {
      const step = Number(url.slice(1));
      if (step === 5) return response.setHeader('content-type', 'text/html').end('arrived');
      return response.writeHead(statuses[step] ?? 500, { location: `${step + 1}` }).end('moved');
    });
    const answer = await guardedFetch('http://shop.example/0', 'html', { network });
    expect(answer).toMatchObject({ status: 200, url: 'http://shop.example/5' });
    expect(answer.body.toString()).toBe('arrived');
    expect(site.connections).toBe(6);
  });

  it('is not followed a sixth time', async () => {
    const { network, site } = await openShop(({ url = '' }, response) =>
      response.writeHead(302, { location: `/${Number(url.slice(1)) + 1}` }).end(),
    );
    expect(await failureOf(guardedFetch('http://shop.example/0', 'html', { network }))).toEqual({
      code: 'clip.unreachable',
      reason: 'redirects',
    });
    expect(site.connections).toBe(6);
  });
});
