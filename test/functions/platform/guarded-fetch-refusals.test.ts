import { describe, expect, it } from 'vitest';
import { guardedFetch } from '#functions/platform/guarded-fetch';
import { AppError } from '#shared/errors';
import { openShop, openSite, shopAddress, smallInternet } from '../../support/stubs/small-internet.ts';

/** Fetches a page, and resolves to the reason for which it is refused, if it is. */
const refusalOf = (url: string, options?: Parameters<typeof guardedFetch>[2]) =>
  guardedFetch(url, 'html', options).then(
    () => null,
    (error) => (error instanceof AppError && error.code === 'clip.refused' ? error.details['reason'] : error),
  );

/** Expects that each URL is refused for the reason before any connection. */
async function expectRefused(urls: readonly string[], reason: string, names = {}) {
  for (const url of urls) {
    const { network, reached } = smallInternet({}, { 'shop.example': [shopAddress], ...names });
    expect(await refusalOf(url, { network }), url).toBe(reason);
    expect(reached, url).toEqual([]);
  }
}

it('a URL with another scheme or port, with credentials, or that does not parse is refused', async () => {
  const schemes = [
    ...['file:///etc/passwd', 'ftp://shop.example/', 'data:text/html,<h1>Hi', 'javascript:alert(1)'],
    ...['gopher://shop.example/', 'ws://shop.example/', 'blob:https://shop.example/1', 'about:blank'],
    ...['FILE:///etc/passwd', 'jar:http://shop.example!/', 'view-source:http://shop.example/'],
  ];
  await expectRefused(schemes, 'scheme');
  const unparsed = ['', 'shop', '//shop.example/', 'http://', 'http://a b/', 'http://[fe80::1%25eth0]/'];
  await expectRefused([...unparsed, 'http://1.2.3.999/'], 'url');
  const people = ['http://ada@shop.example/', 'https://ada:secret@shop.example/', 'http://:x@127.0.0.1/'];
  await expectRefused(people, 'credentials');
  const ports = [22, 25, 53, 111, 445, 993, 6379, 11211].map((port) => `http://shop.example:${port}/`);
  await expectRefused(ports, 'port');
});

describe('a host outside the public internet is refused before any connection', () => {
  it('be it loopback in any spelling', async () => {
    const site = await openSite();
    const names = { localhost: ['127.0.0.1', '::1'], 'localhost.': ['127.0.0.1'], 'a.localhost': ['::1'] };
    const hosts = [
      ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '017700000001', '0x7f000001', '0x7f.1'],
      ...['127.0.0.1.', '127。0。0。1', '１２７.0.0.1', '%31%32%37.0.0.1', '0', '0.0.0.0', '[::1]', '[::]'],
      ...['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[0:0:0:0:0:ffff:127.0.0.1]'],
      ...['[64:ff9b::127.0.0.1]', '[2002:7f00:1::]', 'localhost', 'LOCALHOST', 'localhost.', 'a.localhost'],
    ];
    const urls = hosts.map((host) => `http://${host}:${site.port}/`);
    await expectRefused(urls, 'address', names);
    // With the resolver of the machine.
    for (const host of ['localhost', '2130706433', '[::1]'])
      expect(await refusalOf(`http://${host}:${site.port}/`)).toBe('address');
    expect(site.connections).toBe(0);
  });

  it('be it a private or special address, or a public name for one', async () => {
    const hosts = [
      ...['10.0.0.5', '169.254.169.254', '100.64.1.1', '0xa9fea9fe', '2852039166', '192.168.1', '0xa.0.0.5'],
      ...['[fd00:ec2::254]', '[fe80::1]', '[::ffff:10.0.0.5]', '[2002:a9fe:a9fe::]'],
      '[64:ff9b:1::a9fe:a9fe]',
    ];
    await expectRefused(
      hosts.map((host) => `http://${host}/`),
      'address',
    );
    for (const addresses of [['10.0.0.5'], ['::1', '127.0.0.1'], ['::ffff:10.0.0.1'], ['64:ff9b::a00:1'], []])
      await expectRefused(['https://shop.example/'], 'address', { 'shop.example': addresses });
  });
});

describe('a host name whose address changes (DNS rebinding)', () => {
  const shopPage = () =>
    openSite((_, response) => response.setHeader('content-type', 'text/html').end('shop'));

  it('between two connections is checked again for the second', async () => {
    const inside = await openSite();
    const location = `http://shop.example:${inside.port}/secret`;
    const shop = await openSite((_, response) => response.writeHead(302, { location }).end());
    const answers = [[shopAddress], ['127.0.0.1']];
    const names = { 'shop.example': () => answers.shift() ?? ['127.0.0.1'] };
    const { network, reached } = smallInternet({ [shopAddress]: shop.port }, names);
    expect(await refusalOf('http://shop.example/', { network })).toBe('address');
    expect([reached, inside.connections]).toEqual([[shopAddress], 0]);
  });

  it('between check and connection is looked up only once', async () => {
    const [inside, shop] = [await openSite(), await shopPage()];
    let asked = 0;
    const names = { 'shop.example': () => (asked++ ? ['127.0.0.1'] : [shopAddress]) };
    const { network, reached } = smallInternet({ [shopAddress]: shop.port }, names);
    const { body } = await guardedFetch(`http://shop.example:${inside.port}/`, 'html', { network });
    expect([body.toString(), asked, reached, inside.connections]).toEqual(['shop', 1, [shopAddress], 0]);
  });

  it('is connected to at its public addresses only, in order until one answers', async () => {
    const [inside, shop] = [await openSite(), await shopPage()];
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
    expect([reached, inside.connections]).toEqual([['1.0.0.1', shopAddress], 0]);
  });
});

describe('a redirect', () => {
  it('to an address that would be refused is refused', async () => {
    const inside = await openSite();
    for (const [location, reason] of [
      ['http://127.0.0.1:PORT/', 'address'],
      ['http://[::ffff:7f00:1]:PORT/', 'address'],
      ['//127.1:PORT/', 'address'],
      ['http://inside.example:PORT/', 'address'],
      ['https://127.0.0.1:PORT/', 'address'],
      ['http://169.254.169.254/latest/meta-data/', 'address'],
      ['file:///etc/passwd', 'scheme'],
      ['http://ada:secret@shop.example/', 'credentials'],
      ['http://shop.example:25/', 'port'],
      ['http://', 'url'],
    ] as const) {
      const target = location.replace('PORT', String(inside.port));
      const shop = await openSite((_, response) => response.writeHead(302, { location: target }).end());
      const names = { 'shop.example': [shopAddress], 'inside.example': ['127.0.0.1'] };
      const { network, reached } = smallInternet({ [shopAddress]: shop.port }, names);
      expect(await refusalOf('http://shop.example/', { network }), location).toBe(reason);
      expect(reached, location).toEqual([shopAddress]);
    }
    expect(inside.connections).toBe(0);
  });

  it('is followed five times, with any redirect status, to other paths, and not a sixth time', async () => {
    const statuses = [301, 302, 303, 307, 308];
    const { network, site } = await openShop(({ url = '' }, response) => {
      const step = Number(url.slice(1));
      if (step === 5) return response.setHeader('content-type', 'text/html').end('arrived');
      return response.writeHead(statuses[step] ?? 302, { location: `${step + 1}` }).end('moved');
    });
    const answer = await guardedFetch('http://shop.example/0', 'html', { network });
    expect(answer).toMatchObject({ status: 200, url: 'http://shop.example/5' });
    expect(answer.body.toString()).toBe('arrived');
    expect(site.connections).toBe(6);
    await expect(guardedFetch('http://shop.example/6', 'html', { network })).rejects.toMatchObject({
      code: 'clip.unreachable',
      details: { reason: 'redirects' },
    });
    expect(site.connections).toBe(12);
  });
});
