import { wordOf } from './item-name.ts';

/** The number of pieces in the picture of an outfit's card. */
const most = 4;

type Piece = { color: string; category: string };

/** Returns the words of a text in lower case, without a plural s. */
const wordsIn = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? []).map((word) => word.replace(/s$/, ''));

/**
 * Returns the words by which a title may refer to a piece: its color, or the noun of its category ('boots' for ankle
 * boots).
 */
const namesOf = ({ color, category }: Piece) => [wordsIn(color).at(-1), wordsIn(wordOf(category)).at(-1)];

/**
 * Chooses the pieces for the card of an outfit: first a piece for each color and noun in the title, then the first
 * pieces of the outfit. Returns them in the order of the outfit.
 */
export function cardPieces<P extends Piece>(title: string, pieces: readonly P[]): P[] {
  if (pieces.length <= most) return [...pieces];
  const said = new Set(wordsIn(title));
  const saidOf = (piece: P) => namesOf(piece).filter((name) => name && said.has(name));
  const byFit = pieces.toSorted((one, other) => saidOf(other).length - saidOf(one).length);
  const named = [...said].flatMap((word) => byFit.find((piece) => namesOf(piece).includes(word)) ?? []);
  const shown = new Set([...new Set([...named, ...pieces])].slice(0, most));
  return pieces.filter((piece) => shown.has(piece));
}
