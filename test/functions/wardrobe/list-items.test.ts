import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/wardrobe';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions();
afterAll(() => app.stop());
const ada = await app.visit();
const newestFirst = (await seedItems(ada.userId, 25)).toReversed();
const bea = await app.visit();
const ofBea = await seedItems(bea.userId, 3);

type Page = { items: ClothingItem[]; cursor: string | null };
const page = async (person: Caller, query: object = {}): Promise<Page> =>
  (await person.call('wardrobe', 'listItems', { query: { ...query } })).body;
const ids = ({ items }: Page) => items.map(({ id }) => id);

describe('the wardrobe', () => {
  it('is listed newest first', async () => {
    const all = await page(ada);
    expect(ids(all)).toEqual(newestFirst);
    expect(all.cursor).toBeNull();
  });

  it('is the user’s own and nobody else’s', async () => {
    expect(ids(await page(bea))).toEqual(ofBea.toReversed());
    expect(ids(await page(bea, { userId: ada.userId }))).toEqual(ofBea.toReversed());
  });

  it('is empty for somebody new', async () => {
    expect(await page(await app.visit())).toEqual({ items: [], cursor: null });
  });
});

describe('a page', () => {
  it('leads to the next until all were listed once', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const next: Page = await page(ada, { limit: 10, ...(cursor && { cursor }) });
      expect(next.items.length).toBeLessThanOrEqual(10);
      seen.push(...ids(next));
      cursor = next.cursor;
    } while (cursor);
    expect(seen).toEqual(newestFirst);
  });

  it('goes on behind an item that was deleted meanwhile', async () => {
    const first = await page(bea, { limit: 1 });
    await bea.call('wardrobe', 'removeItem', { params: { itemId: ids(first)[0] ?? '' } });
    expect(ids(await page(bea, { limit: 2, cursor: first.cursor }))).toEqual(ofBea.slice(0, 2).toReversed());
  });

  it.each([
    { limit: 0 },
    { limit: 101 },
    { limit: 'many' },
    { limit: '' },
    { cursor: 'forged' },
    { cursor: '' },
  ])('is refused for %o', async (query) => {
    expect(await ada.call('wardrobe', 'listItems', { query })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', details: { field: Object.keys(query)[0] } },
    });
  });

  it('after an id that is not the user’s own holds the user’s own items alone', async () => {
    for (const cursor of [ofBea[0], randomUUID()]) {
      const { items } = await page(ada, { cursor });
      for (const item of items) expect(item.userId).toBe(ada.userId);
    }
  });
});
