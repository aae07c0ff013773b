import { tokenize } from '#shared/rules/tokenize';

/** The share of a heading's words that a title must contain for the two to match. */
const minOverlap = 0.6;

/**
 * Ranks the candidates for a product's name. Headings that match a title of the page come first, then the other
 * headings, because pages also have headings for their basket or menus. `nameElements` are elements that only have the
 * class of a product name. They count only if they match a title, because related products have the same class.
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
