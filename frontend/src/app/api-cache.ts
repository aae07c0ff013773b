import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  noop,
  QueryClient,
} from '@tanstack/react-query';

/**
 * The cache of API responses. It also invalidates the answer of a request that is under way, because the request may
 * have read what was there before the change. The library takes such an answer as up to date if no page shows the query
 * or if it is the query's first one.
 */
export class ApiCache extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions) {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      const isSentAgain = query.isActive() && query.state.data !== undefined;
      // `fetch` returns the promise of the request that is under way.
      if (!isSentAgain)
        void query
          .fetch()
          .catch(noop)
          .then(() => super.invalidateQueries({ queryKey: query.queryKey, exact: true }));
    }
    return super.invalidateQueries(filters, options);
  }
}
