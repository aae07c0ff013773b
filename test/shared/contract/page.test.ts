import { describe, expect, it } from 'vitest';
import { pageQuery } from '#shared/contract/page';

const query = pageQuery(50);

describe('the query of a page', () => {
  it('is for the first full page unless it says otherwise', () => {
    expect(query.parse({})).toEqual({ limit: 50 });
  });

  it('may be for 1 to the most, as text or number', () => {
    expect(query.parse({ limit: '1' }).limit).toBe(1);
    expect(query.parse({ limit: 50 }).limit).toBe(50);
  });

  it.each(['0', '51', '-1', '1.5', 'many', '', 'Infinity', 'NaN'])('is refused for %s items', (limit) => {
    expect(query.safeParse({ limit }).success).toBe(false);
  });

  it('goes on after the id of an item', () => {
    const cursor = '01a1fdeb-23db-73de-9848-a2ac59bccbaa';
    expect(query.parse({ cursor }).cursor).toBe(cursor);
  });

  it.each(['', 'next', '1', '$wardrobe#userid_someone', '01a1fdeb-23db-73de-9848-a2ac59bccbaa#'])(
    'is refused for the cursor "%s"',
    (cursor) => expect(query.safeParse({ cursor }).success).toBe(false),
  );
});
