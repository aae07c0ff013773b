import { shorten } from '#shared/rules/shorten';
import { fnv1a } from '#shared/stylist/ranking/fnv1a';
import type { Facts } from './facts.ts';
import { fabricIn } from './materials.ts';
import type { Piece } from './piece.ts';
import { wordingIn } from './wording-in.ts';

type Known = Pick<Facts, 'worn' | 'reasons' | 'language'>;

const find = ({ worn }: Known, ids: readonly string[]): Piece[] => worn.filter(({ id }) => ids.includes(id));

/**
 * Alternative sentences about the person's own taste, worn days and ratings in the outfit. There is one list per topic,
 * and the order of the topics depends on `key`. Only the person may read these sentences.
 */
export const personalWays = (known: Known, key: string): string[][] =>
  [favoriteWays(known), likedWays(known), wornWays(known), faceWays(known)].toSorted(
    (one, other) => fnv1a(one[0] + key) - fnv1a(other[0] + key),
  );

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

/**
 * Alternative sentences about the two pieces that go best together. They are used only if no other sentence about color
 * or taste was used.
 */
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
