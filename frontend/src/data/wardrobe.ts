import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { imageUrlQuery } from './image-urls.ts';

/** The whole wardrobe, newest first: it is never more than one page. */
export const wardrobeQuery = queryOptions({
  queryKey: ['wardrobe'],
  queryFn: async ({ client }) => {
    const { items } = await api.wardrobe.listItems({ query: {} });
    // One call signs the photographs of all, which outfits show as well.
    for (const { imageUrl } of items) void client.prefetchQuery(imageUrlQuery(imageUrl));
    return items;
  },
});
