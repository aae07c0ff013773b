import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { canBeWorn } from '#shared/ranker/availability';
import { api } from '../lib/api.ts';
import { imageUrlQuery } from './image-urls.ts';
import { finishRemovals, withoutRemoved } from './removed-items.ts';

/** The items to show of those that were read, without the deleted ones; their photos are asked for. */
export function shownItems(client: QueryClient, stored: readonly ClothingItem[]): ClothingItem[] {
  const items = withoutRemoved(stored);
  // One call signs the photos of all items; outfits show the same photos.
  for (const { imageUrl: path } of items) void client.prefetchQuery(imageUrlQuery(path));
  return items;
}

/** The query for the user's whole wardrobe, newest first. `limits.wardrobeItems` keeps it within one page. */
export const wardrobeQuery = queryOptions({
  queryKey: ['wardrobe'],
  queryFn: async ({ client, meta }) => {
    await finishRemovals(String(meta?.['userId']));
    const { items: stored } = await api.wardrobe.listItems({ query: {} });
    return shownItems(client, stored);
  },
});

/** The query for the items that can be worn today. */
export const wearableQuery = queryOptions({
  ...wardrobeQuery,
  select: (items) => items.filter(canBeWorn),
});
