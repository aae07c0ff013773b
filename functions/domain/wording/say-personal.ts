import { colorNamed } from '#shared/ranker/attributes';
import { fnv1a } from '#shared/ranker/fnv1a';
import { shorten } from '#shared/rules/shorten';
import { capitalize, enumerate } from './english.ts';
import type { Facts } from './facts.ts';
import { agree, does, type Piece, The, the, theKinds } from './piece.ts';

type Known = Pick<Facts, 'worn' | 'reasons'>;

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
  return `“${short.replace(/[.!?]+$/, '').replaceAll(/[.!?]\s/g, ', ')}”`;
}

/** Ways to say which pin or which trend of the season a piece is like. */
export function trendWays(known: Known): string[] {
  const { matches, fromPinboard } = known.reasons.trend;
  // One color alone makes no trend.
  const match = matches.find(({ words }) => words.length > 1 || !words.every((word) => colorNamed(word)));
  const [piece] = match ? find(known, [match.piece]) : [];
  if (!match || !piece) return [];
  const quoted = quotedText(match.text);
  const shared = enumerate(match.words.slice(0, 3));
  return fromPinboard
    ? [
        `${capitalize(does([piece], 'is', 'are'))} like your pin ${quoted}: ${shared}.`,
        `Your pin ${quoted} is there in ${the(piece)}: ${shared}.`,
      ]
    : [
        `${capitalize(does([piece], 'goes', 'go'))} with this season’s trend ${quoted}: ${shared}.`,
        `This season’s trend ${quoted} is there in ${the(piece)}: ${shared}.`,
      ];
}

/** Alternative sentences about the two pieces that go best together; said where no other fact is told. */
export function pairWays(known: Known): string[] {
  const pair = find(known, known.reasons.affinity.pair ?? []);
  if (pair.length < 2) return [];
  return [
    `${The(...pair)} are a pairing that has always worked.`,
    `${The(...pair)} are a classic together.`,
    `You can rely on ${the(...pair)} as a pair.`,
  ];
}

function favoriteWays({ worn, reasons }: Known): string[] {
  return reasons.preference.favorites.slice(0, 1).flatMap((name) => {
    const color = name.toLowerCase();
    const pieces = worn.filter(({ item }) => item.color === color);
    if (pieces.length === 0 || pieces.some((piece) => piece.color !== color)) return [];
    return [
      `${capitalize(color)} is one of your favorite colors: ${does(pieces, 'has', 'have')} it.`,
      `${The(...pieces)} ${agree(pieces, 'has', 'have')} a favorite color of yours, ${color}.`,
    ];
  });
}

function likedWays(known: Known): string[] {
  const pieces = find(known, known.reasons.rating.liked);
  if (pieces.length < 2 || known.reasons.rating.leaning !== 'liked') return [];
  return [
    `You have liked ${the(...pieces)} together before.`,
    `${The(...pieces)} were in an outfit that you liked.`,
  ];
}

function wornWays(known: Known): string[] {
  const pieces = find(known, known.reasons.freshness.worn).slice(0, 2);
  const [other] = known.worn.filter(({ id }) => !known.reasons.freshness.worn.includes(id));
  if (pieces.length === 0 || !other) return [];
  return [
    `You wore or planned ${the(...pieces)} this week; ${the(other)} ${agree([other], 'makes', 'make')} it another outfit.`,
    `${The(...pieces)} ${agree(pieces, 'comes', 'come')} back from an outfit you wore or planned this week, now with ${the(other)}.`,
  ];
}

function faceWays({ worn, reasons }: Known): string[] {
  const face = worn.find(({ garment: { slot } }) => slot === 'top' || slot === 'dress');
  if (reasons.preference.skin !== 'flattering' || !face?.color) return [];
  return [
    `The ${face.color} of ${theKinds(face)} sets off your complexion.`,
    `Near the face, the ${face.color} of ${theKinds(face)} suits your complexion.`,
  ];
}
