import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/** The user's numbers, with their own name and avatar. The key is that of the community, whose likes and follows they count. */
export const ownTotalsQuery = queryOptions({
  queryKey: ['community', 'totals'],
  queryFn: () => api.community.getOwnTotals(),
});
