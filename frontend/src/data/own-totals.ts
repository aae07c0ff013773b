import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/**
 * The user's own numbers, name and avatar. The key is below the key of the community, because the numbers count its
 * likes and follows.
 */
export const ownTotalsQuery = queryOptions({
  queryKey: ['community', 'totals'],
  queryFn: () => api.community.getOwnTotals(),
});
