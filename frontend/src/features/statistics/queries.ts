import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { firstWearable } from '#shared/rules/days';
import { finishRemovals } from '../../data/removed-items.ts';
import { shownItems, wardrobeQuery, wornDaysKey } from '../../data/wardrobe.ts';
import { api } from '../../lib/api.ts';
import { today } from '../../lib/today.ts';
import { ownedOf } from './numbers.ts';

/** Reads the wardrobe and the worn days of the past year with one call. */
export function useStatistics() {
  const client = useQueryClient();
  const days = useQuery({
    queryKey: [...wornDaysKey, 'statistics'],
    queryFn: async ({ meta }) => {
      await finishRemovals(String(meta?.['userId']));
      const read = await api.wardrobe.getStatistics({ query: { from: firstWearable(today()) } });
      // Written to the wardrobe cache, which all pages share. Archiving a piece here then changes it on every page.
      client.setQueryData(wardrobeQuery.queryKey, shownItems(client, read.items));
      return read.days;
    },
  });
  const wardrobe = useQuery({ ...wardrobeQuery, enabled: days.isSuccess });
  return {
    items: days.data && wardrobe.data,
    days: days.data,
    isLoadingError: days.isLoadingError,
    refetch: days.refetch,
  };
}

/** How many milliseconds the count may block the page before it pauses. */
const turn = 12;

/**
 * Counts the good outfits of a wardrobe, and what would add to them, in the browser. The key holds all the fields that
 * the score depends on. The count is repeated only when one of them changes.
 */
export const useOutfitCount = (items: readonly ClothingItem[]) =>
  useQuery({
    queryKey: [
      'outfit-count',
      ...ownedOf(items).map(({ id, category, color, style, brand, description }) =>
        [id, category, color, style, brand, description].join('|'),
      ),
    ],
    queryFn: async ({ signal }) => {
      const { countOutfits } = await import('#shared/stylist/ranking/count-outfits');
      const counting = countOutfits(items);
      let until = performance.now() + turn;
      for (;;) {
        const { done, value } = counting.next();
        if (done) return value;
        if (performance.now() < until) continue;
        await new Promise((resolve) => setTimeout(resolve));
        signal.throwIfAborted();
        until = performance.now() + turn;
      }
    },
    // After a change, the old numbers are shown until the new ones are ready.
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
