import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/** The user's own numbers, name and avatar. The key is below the community's: its likes and follows are counted. */
export const ownTotalsQuery = queryOptions({
  queryKey: ['community', 'totals'],
  queryFn: () => api.community.getOwnTotals(),
});

/** The key prefix of the outfits of collections. It is below the community's: their likes are edited with the others. */
export const collectedKey = ['community', 'collected'];
