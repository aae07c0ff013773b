import { expect, it } from 'vitest';
import type { Call } from '#shared/contract/define';
import { contracts } from '#shared/contract/index';
import { PurchaseLink } from '#shared/contract/outfits';
import { pageQuery } from '#shared/contract/page';

const calls = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.entries<Call>(contract).map(([name, call]) => ({ feature, name, ...call })),
);
const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

it('gives every call a route and a name of its own, also across features', () => {
  // Routes that differ only in the name of a parameter count as the same route.
  expect(duplicates(calls.map(({ route }) => route.replaceAll(/\{\w+\}/g, '{}')))).toEqual([]);
  expect(duplicates(calls.map(({ name }) => name))).toEqual([]);
});

it('writes every route as API Gateway does, reads no body of a GET or a DELETE, and answers what is created', () => {
  for (const { route, body, status, result } of calls) {
    expect(route).toMatch(/^(GET|POST|PUT|PATCH|DELETE) (\/([a-z]+(-[a-z]+)*|\{[a-zA-Z]+\}))+$/);
    if (/^(GET|DELETE) /.test(route)) expect(body).toBeUndefined();
    if (status) expect(result).toBeDefined();
  }
});

const query = pageQuery(50);

it('the query of a page is for the first full page, or for 1 to the most items, as text or number', () => {
  expect([query.parse({}), query.parse({ limit: '1' }), query.parse({ limit: 50 })]).toEqual([
    { limit: 50 },
    { limit: 1 },
    { limit: 50 },
  ]);
  for (const limit of ['0', '51', '-1', '1.5', 'many', '', 'Infinity'])
    expect(query.safeParse({ limit }).success, limit).toBe(false);
});

it('the query of a page goes on after the id of an item', () => {
  const cursor = '01a1fdeb-23db-73de-9848-a2ac59bccbaa';
  expect(query.parse({ cursor }).cursor).toBe(cursor);
  for (const wrong of ['', 'next', '$wardrobe#userid_someone', `${cursor}#`])
    expect(query.safeParse({ cursor: wrong }).success, wrong).toBe(false);
});

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
