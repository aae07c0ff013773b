import { expect, it } from 'vitest';
import { pageQuery } from '#shared/contract/page';

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
