import { expect, it } from 'vitest';
import { PurchaseLink } from '#shared/contract/outfits';

const link = { storeName: 'Acme', price: null, url: null };

it.each(['https://example.com/shirt?a=1', 'http://example.com'])('a purchase link may lead to %s', (url) => {
  expect(PurchaseLink.safeParse({ ...link, url }).success).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  '//example.com',
  'example.com',
  '',
  'https://user:password@example.com/',
  'https://shop.example@example.com/',
  'https:\\\\shop.example@example.com',
])('a purchase link may not lead to "%s"', (url) =>
  expect(PurchaseLink.safeParse({ ...link, url }).success).toBe(false),
);

it('a purchase link shows a host that is not written in ASCII in Punycode', () => {
  const { url } = PurchaseLink.parse({ ...link, url: 'https://аpple.example/@shirt?a=user@b' });
  expect(url).toBe('https://xn--pple-43d.example/@shirt?a=user@b');
});

it('a purchase link names a store', () => {
  expect(PurchaseLink.safeParse({ ...link, storeName: '' }).success).toBe(false);
});
