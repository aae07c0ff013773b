import { colorNamed } from '#shared/ranker/attributes';
import { fnv1a } from '#shared/ranker/fnv1a';
import { shorten } from '#shared/rules/shorten';
import type { Facts } from './facts.ts';
import type { Piece } from './piece.ts';
import { wordingIn } from './wording-in.ts';

type Known = Pick<Facts, 'worn' | 'reasons' | 'language'>;

const find = ({ worn }: Known, ids: readonly string[]): Piece[] => worn.filter(({ id }) => ids.includes(id));

/**
 * Ways to say what of the person's own taste, days and ratings is in the outfit, a list of ways for each, in an order that
 * depends on the key. These sentences are for the person alone.
 */
export const personalWays = (known: Known, key: string): string[][] =>
  [favoriteWays(known), likedWays(known), wornWays(known), faceWays(known)].toSorted(
    (one, other) => fnv1a(one[0] + key) - fnv1a(other[0] + key),
  );

/** At most so much of a pin's text is repeated, in characters. */
const mostQuoted = 60;

/** The text as it may stand between quotation marks in a sentence. */
function quotedText(text: string): string {
  const plain = text.replaceAll(/[“”"\s]+/g, ' ').trim();
  const short = plain.length <= mostQuoted ? plain : `${shorten(plain, mostQuoted).replace(/\s+\S*$/, '')} …`;
  return short.replace(/[.!?]+$/, '').replaceAll(/[.!?]\s/g, ', ');
}

/** Ways to say which pin or which trend of the season a piece is like. */
export function trendWays(known: Known): string[] {
  const { matches, fromPinboard } = known.reasons.trend;
  // One color alone makes no trend.
  const match = matches.find(({ words }) => words.length > 1 || !words.every((word) => colorNamed(word)));
  const [piece] = match ? find(known, [match.piece]) : [];
  if (!match || !piece) return [];
  const { pin, trend } = wordingIn(known.language).personal;
  return (fromPinboard ? pin : trend)(piece, quotedText(match.text), match.words.slice(0, 3));
}

/** Alternative sentences about the two pieces that go best together; said where no other fact is told. */
export function pairWays(known: Known): string[] {
  const pair = find(known, known.reasons.affinity.pair ?? []);
  if (pair.length < 2) return [];
  return wordingIn(known.language).personal.pair(pair);
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

function wornWays(known: Known): string[] {
  const pieces = find(known, known.reasons.freshness.worn).slice(0, 2);
  const [other] = known.worn.filter(({ id }) => !known.reasons.freshness.worn.includes(id));
  if (pieces.length === 0 || !other) return [];
  return wordingIn(known.language).personal.worn(pieces, other);
}

function faceWays({ worn, reasons, language }: Known): string[] {
  const face = worn.find(({ garment: { slot } }) => slot === 'top' || slot === 'dress');
  if (reasons.preference.skin !== 'flattering' || !face?.color) return [];
  return wordingIn(language).personal.face(face);
}
