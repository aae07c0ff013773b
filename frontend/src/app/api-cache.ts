import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  noop,
  QueryClient,
} from '@tanstack/react-query';

/**
 * The cache of API responses. When a query is invalidated while a request for it is under way, the request may have
 * read the data from before the change. The library sends the request again only if a page shows the query and has data
 * already. Otherwise it would take the old answer as up to date, so this class invalidates the query again when the
 * answer arrives.
 */
export class ApiCache extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions) {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      const isSentAgainAnyway = query.isActive() && query.state.data !== undefined;
      // `fetch` returns the promise of the request that is under way.
      if (!isSentAgainAnyway)
        void query
          .fetch()
          .catch(noop)
          .then(() => super.invalidateQueries({ queryKey: query.queryKey, exact: true }));
    }
    return super.invalidateQueries(filters, options);
  }
}
