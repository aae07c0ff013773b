import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { firstWearable } from '#shared/rules/days';
import { canBeWorn } from '#shared/stylist/ranking/availability';
import { api } from '../lib/api.ts';
import { today } from '../lib/today.ts';
import { refetchInAllTabs } from './cache-changes.ts';
import { imageUrlQuery } from './image-urls.ts';
import { finishRemovals, withoutRemoved } from './removed-items.ts';

/** The items as the app shows them, without those that were deleted here. Requests the addresses of their photos. */
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
export const wearableQuery = queryOptions({ ...wardrobeQuery, select: (items) => items.filter(canBeWorn) });

/** The key prefix of all queries for the days on which pieces were worn. */
export const wornDaysKey = ['worn-days'];

/** The query for what was worn in the past year, day by day. */
export const wornDaysQuery = queryOptions({
  queryKey: [...wornDaysKey, 'year'],
  queryFn: async () => (await api.wardrobe.listWornDays({ query: { from: firstWearable(today()) } })).items,
});

/** Refetches the worn days in this tab and the other tabs. */
export const wornDaysChanged = (client: QueryClient) => refetchInAllTabs(client, wornDaysKey);
