import { tokensOf } from './words/tokenize.ts';

const alikeEnough = 0.6;

/**
 * The headings of a page, the one that its title names first: pages have headings for a basket that opens, too.
 * What is only marked as a product's name counts where the title names it, since other products are marked alike.
 */
export function orderedHeadings(
  headings: readonly string[],
  marked: readonly string[],
  titles: readonly string[],
) {
  const told = titles.map((title) => new Set(tokensOf(title)));
  const likeness = (text: string) => {
    const words = tokensOf(text);
    return Math.max(0, ...told.map((title) => words.filter((word) => title.has(word)).length / words.length));
  };
  const rated = [...headings, ...marked].map((text, place) => ({ text, place, likeness: likeness(text) }));
  return rated
    .filter(({ place, likeness }) => place < headings.length || likeness >= alikeEnough)
    .sort(
      (a, b) => Number(b.likeness >= alikeEnough) - Number(a.likeness >= alikeEnough) || a.place - b.place,
    )
    .map(({ text }) => text);
}
