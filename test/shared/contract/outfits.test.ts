import { expect, it } from 'vitest';
import { PurchaseLink } from '#shared/contract/outfits';

const link = { storeName: 'Acme', price: null, url: null };

it('a purchase link names a store and leads to a page of the web, of no user', () => {
  const isLink = (change: object) => PurchaseLink.safeParse({ ...link, ...change }).success;
  for (const url of ['https://example.com/shirt?a=1', 'http://example.com'])
    expect(isLink({ url })).toBe(true);
  for (const url of [
    ...['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com', '//example.com', 'example.com', ''],
    ...['https://user:password@example.com/', 'https:\\\\shop.example@example.com'],
  ])
    expect(isLink({ url }), url).toBe(false);
  expect(isLink({ storeName: '' })).toBe(false);
});

it('a purchase link shows a host that is not written in ASCII in Punycode', () => {
  const { url } = PurchaseLink.parse({ ...link, url: 'https://аpple.example/@shirt?a=user@b' });
  expect(url).toBe('https://xn--pple-43d.example/@shirt?a=user@b');
});
