/** The words without duplicates, or the `most` most frequent ones, most frequent first. Equally frequent words keep their order. */
export function mostFrequent(words: readonly string[], most?: number): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([word]) => word);
}
