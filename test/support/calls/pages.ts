import { expect } from 'vitest';
import type { contracts, Feature } from '#shared/contract/index';
import type { Caller } from '../app/caller.ts';

export type Page<Item> = { items: Item[]; cursor: string | null };

type Names = { [F in Feature]: keyof (typeof contracts)[F] & string }[Feature];

/** A call of the contract that lists things, by its feature and its name. Returns a function that reads a page. */
export const listOf =
  <Item>(feature: Feature, name: Names) =>
  async (person: Caller, query: object = {}, params: Record<string, string> = {}): Promise<Page<Item>> =>
    (await person.call(feature, name as never, { params, query: { ...query } })).body;

/** All items of a list, read in pages of at most so many. */
export async function pageByPage<Item>(
  limit: number,
  read: (query: object) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Item> = await read({ limit, ...(cursor && { cursor }) });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    items.push(...page.items);
    cursor = page.cursor;
  } while (cursor);
  return items;
}
