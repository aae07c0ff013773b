import type {
  InferDataFromTag,
  InfiniteData,
  QueryClient,
  QueryFilters,
  QueryKey,
} from '@tanstack/react-query';

/**
 * Changes a part of the cached data of every query that matches the filters. `edit` gets the data and the key of a
 * query. It returns the new data, or the same object if nothing in it changes. It is not called for a query that has no
 * data yet.
 *
 * Use the library's `setQueryData` only for a complete answer of the server: it marks the query as up to date. After
 * `edit`, a query that was invalidated before is still invalidated, because the rest of its data may be old.
 */
export function editQueries<Data>(
  client: QueryClient,
  filters: QueryFilters,
  edit: (data: Data, key: QueryKey) => Data,
) {
  for (const query of client.getQueryCache().findAll(filters)) {
    const { data, isInvalidated } = query.state;
    if (data === undefined) continue;
    const edited = edit(data as Data, query.queryKey);
    if (edited === data) continue;
    client.setQueryData(query.queryKey, edited);
    if (isInvalidated) query.invalidate();
  }
}

/** The same as `editQueries`, for the one query with this key. */
export const editQuery = <Data = unknown, Key extends QueryKey = QueryKey>(
  client: QueryClient,
  queryKey: Key,
  edit: (data: InferDataFromTag<Data, Key>) => InferDataFromTag<Data, Key>,
) => editQueries(client, { queryKey, exact: true }, edit);

/**
 * The same as `editQueries`, for lists that are read page by page. `edit` gets the items of a page and the number of
 * the page, from 0, and returns the new items.
 */
export const editPages = <Item>(
  client: QueryClient,
  queryKey: QueryKey,
  edit: (items: Item[], page: number) => Item[],
) =>
  editQueries<InfiniteData<{ items: Item[] }>>(client, { queryKey }, (data) => ({
    ...data,
    pages: data.pages.map((page, index) => ({ ...page, items: edit(page.items, index) })),
  }));

/** The channel on which a browser's tabs tell each other changed queries. A tab does not hear its own messages. */
const channelName = 'changed-queries';
let channel: BroadcastChannel | undefined;

/** Refetches queries that another tab has changed. Returns a function that stops it. */
export function followOtherTabs(client: QueryClient): () => void {
  const opened = new BroadcastChannel(channelName);
  opened.onmessage = ({ data }: MessageEvent<QueryKey>) => void client.invalidateQueries({ queryKey: data });
  channel = opened;
  return () => {
    opened.close();
    channel = undefined;
  };
}

/** Makes the other tabs refetch a query that this tab has changed. */
export const tellOtherTabs = (queryKey: QueryKey) => channel?.postMessage(queryKey);

/** Refetches a query in this tab and the other tabs. */
export function refetchInAllTabs(client: QueryClient, queryKey: QueryKey) {
  tellOtherTabs(queryKey);
  return client.invalidateQueries({ queryKey });
}
