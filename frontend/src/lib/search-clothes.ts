import { useEffect, useState } from 'react';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { type SearchWords, searchTextOf } from './search-text.ts';

/**
 * The items that match a search text. Without `words`, an item matches if its texts contain each word of the search.
 */
export function searchClothes(
  items: readonly ClothingItem[],
  text: string,
  words?: SearchWords,
): ClothingItem[] {
  if (words) return words(items, text);
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter((item) => typed.every((word) => searchTextOf(item).includes(word)));
}

let loaded: SearchWords | undefined;

/** The search with synonyms and word forms. It is loaded when the person starts typing. Undefined until then. */
export function useSearchWords(text: string): SearchWords | undefined {
  const [words, setWords] = useState(() => loaded);
  const isTyping = text.trim() !== '';
  useEffect(() => {
    if (!isTyping || words) return;
    let isGone = false;
    // If it cannot be loaded, the search only compares letters.
    import('./search-words.ts').then(
      ({ findClothes }) => {
        loaded = findClothes;
        if (!isGone) setWords(() => findClothes);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isTyping, words]);
  return words;
}
