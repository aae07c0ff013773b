export type ReadPage<Item, Cursor> = (query: {
  cursor: Cursor | undefined;
}) => Promise<{ items: Item[]; cursor: Cursor | null }>;

/** Reads all pages of a list, one after the other. */
export async function allPages<Item, Cursor extends string>(read: ReadPage<Item, Cursor>): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: Cursor | undefined;
  do {
    const page = await read({ cursor });
    items.push(...page.items);
    cursor = page.cursor ?? undefined;
  } while (cursor);
  return items;
}
