import { shorten } from '#shared/rules/shorten';
import type { Facts } from './facts.ts';
import { fabricIn } from './materials.ts';
import type { Piece } from './piece.ts';
import { wordingIn } from './wording-in.ts';

type Known = Pick<Facts, 'worn' | 'reasons' | 'language'>;

const find = ({ worn }: Known, ids: readonly string[]): Piece[] => worn.filter(({ id }) => ids.includes(id));

/**
 * Alternative sentences about the person's own ratings and favorite colors in the outfit, one list per topic. Only the
 * person may read these sentences.
 */
export const personalWays = (known: Known): string[][] => [likedWays(known), favoriteWays(known)];

/** In characters: how much of a pin's text is quoted at most. */
const mostQuoted = 60;

/** Prepares a text for quoting in a sentence: removes quotation marks and inner full stops, and shortens it. */
function quotedText(text: string): string {
  const plain = text.replaceAll(/[“”"\s]+/g, ' ').trim();
  const short = plain.length <= mostQuoted ? plain : `${shorten(plain, mostQuoted).replace(/\s+\S*$/, '')} …`;
  return short.replace(/[.!?]+$/, '').replaceAll(/[.!?]\s/g, ', ');
}

/** Whether a word names the material or the kind of a piece. A color alone is not enough to call it a trend. */
const isDistinctive = (word: string, { kind }: Piece) =>
  fabricIn(word) !== null || kind.split(' ').includes(word);

/** Alternative sentences about the pin or the seasonal trend that a piece resembles. */
export function trendWays(known: Known): string[] {
  const { matches, fromPinboard } = known.reasons.trend;
  const named = matches.flatMap(({ piece: id, text, words }) =>
    find(known, [id])
      .filter((piece) => words.some((word) => isDistinctive(word, piece)))
      .map((piece) => ({ piece, text })),
  );
  const [match] = named;
  if (!match) return [];
  const { pin, trend } = wordingIn(known.language).personal;
  return (fromPinboard ? pin : trend)(match.piece, quotedText(match.text));
}

function favoriteWays({ worn, reasons, language }: Known): string[] {
  return reasons.preference.favorites.slice(0, 1).flatMap((name) => {
    const color = name.toLowerCase();
    const pieces = worn.filter(({ item }) => item.color === color);
    if (pieces.length === 0 || pieces.some((piece) => piece.color !== color)) return [];
    return wordingIn(language).personal.favorite(color, pieces);
  });
}

function likedWays(known: Known): string[] {
  const pieces = find(known, known.reasons.rating.liked);
  if (pieces.length < 2 || known.reasons.rating.leaning !== 'liked') return [];
  return wordingIn(known.language).personal.liked(pieces);
}
