import type { InferDataFromTag, QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';

/**
 * Edits what the matching queries hold. Queries without data, and those that the edit does not change, are left alone.
 *
 * The library's `setQueryData` marks a query as up to date. That is right for a whole answer of the server. An edit
 * says nothing about the rest of the data, so an invalidated query stays invalidated.
 */
export function editQueries<Data>(
  client: QueryClient,
  filters: QueryFilters,
  edit: (data: Data, key: QueryKey) => Data,
) {
  for (const query of client.getQueryCache().findAll(filters)) {
    const { data, isInvalidated } = query.state;
    const edited = data === undefined ? data : edit(data as Data, query.queryKey);
    if (edited === data) continue;
    client.setQueryData(query.queryKey, edited);
    if (isInvalidated) query.invalidate();
  }
}

/** Edits what the query with this key holds, as `editQueries` does. */
export const editQuery = <Data = unknown, Key extends QueryKey = QueryKey>(
  client: QueryClient,
  queryKey: Key,
  edit: (data: InferDataFromTag<Data, Key>) => InferDataFromTag<Data, Key>,
) => editQueries(client, { queryKey, exact: true }, edit);
