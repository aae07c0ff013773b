/** What `useInfiniteQuery` needs for a list whose pages say where the next one begins. */
export const byCursor = <Page extends { cursor: string | null }>(
  read: (cursor: string | undefined) => Promise<Page>,
) => ({
  queryFn: ({ pageParam }: { pageParam: string | null }) => read(pageParam ?? undefined),
  initialPageParam: null as string | null,
  getNextPageParam: ({ cursor }: Page) => cursor,
});

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
