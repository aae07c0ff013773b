import { useQuery } from '@tanstack/react-query';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { type SearchWords, searchTextOf } from './search-text.ts';

/** The items that match a search text. Without `words`, its texts must contain each word of the search. */
export function searchClothes(
  items: readonly ClothingItem[],
  text: string,
  words?: SearchWords,
): ClothingItem[] {
  if (words) return words(items, text);
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter((item) => typed.every((word) => searchTextOf(item).includes(word)));
}

/** The search with synonyms and word forms. It is loaded when the person starts typing. Undefined until then. */
export const useSearchWords = (text: string): SearchWords | undefined =>
  useQuery({
    queryKey: ['search-words'],
    queryFn: async () => (await import('./search-words.ts')).findClothes,
    enabled: text.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // If it cannot be loaded, the search only compares letters.
    retry: false,
  }).data;
