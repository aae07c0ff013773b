/** What `useInfiniteQuery` needs for a list whose pages say where the next one begins. */
export const byCursor = <Page extends { cursor: string | null }>(
  read: (cursor: string | undefined) => Promise<Page>,
) => ({
  queryFn: ({ pageParam }: { pageParam: string | null }) => read(pageParam ?? undefined),
  initialPageParam: null as string | null,
  getNextPageParam: ({ cursor }: Page) => cursor,
});
