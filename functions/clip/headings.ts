import { tokenize } from './words/tokenize.ts';

/** The share of a heading's words that a title must contain for the two to match. */
const minOverlap = 0.6;

/**
 * The candidates for a product's name in order of preference: headings that match a title of the page, then the
 * others, because pages also have headings for their basket or menus. An element that is a product name only by its
 * class counts only if it matches a title, because related products have the same class.
 */
export function rankHeadings(
  headings: readonly string[],
  nameElements: readonly string[],
  titles: readonly string[],
): string[] {
  const titleWords = titles.map((title) => new Set(tokenize(title)));
  const matchesTitle = (text: string) => {
    const words = tokenize(text);
    return titleWords.some(
      (title) => words.filter((word) => title.has(word)).length / words.length >= minOverlap,
    );
  };
  const all = [...headings, ...nameElements].map((text, index) => ({
    text,
    isHeading: index < headings.length,
    matches: matchesTitle(text),
  }));
  const matching = all.filter(({ matches }) => matches);
  const others = all.filter(({ isHeading, matches }) => isHeading && !matches);
  return [...matching, ...others].map(({ text }) => text);
}
