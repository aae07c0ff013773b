import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The whole wardrobe, newest first: it is never more than one page. */
export const wardrobeQuery = queryOptions({
  queryKey: ['wardrobe'],
  queryFn: async () => (await api.wardrobe.listItems({ query: {} })).items,
});
