import { expect, it } from 'vitest';
import { PurchaseLink } from '#shared/contract/outfits';

const link = { storeName: 'Acme', price: null, url: null };

it.each(['https://example.com/shirt?a=1', 'http://example.com'])('a purchase link may lead to %s', (url) => {
  expect(PurchaseLink.safeParse({ ...link, url }).success).toBe(true);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com', '//example.com', 'example.com', ''])(
  'a purchase link may not lead to "%s"',
  (url) => expect(PurchaseLink.safeParse({ ...link, url }).success).toBe(false),
);

it('a purchase link names a store', () => {
  expect(PurchaseLink.safeParse({ ...link, storeName: '' }).success).toBe(false);
});
