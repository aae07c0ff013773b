import type { Wording } from './english/wording.ts';
import type { Facts } from './facts.ts';
import { isMain, type Piece } from './piece.ts';
import { wordingIn } from './wording-in.ts';

type Words = Wording['distinctions'];

/** From this difference one piece is clearly lighter than another. Lightness is 0 (black) to 1 (white). */
const clearly = 0.1;

/** Alternative sentences about what only this piece has in the outfit, and about when it was last worn. */
export function distinctions(piece: Piece, { worn, language }: Pick<Facts, 'worn' | 'language'>): string[] {
  const words = wordingIn(language).distinctions;
  const others = worn.filter(({ id }) => id !== piece.id);
  return [
    ...ofMaterial(piece, others, words),
    ...ofStyle(piece, others, words),
    ...ofLightness(piece, others, words),
    ...ofDays(piece, words),
  ];
}

const ofMaterial = ({ fabric }: Piece, others: readonly Piece[], words: Words): string[] =>
  fabric && others.every((other) => other.fabric !== fabric && !other.kind.includes(fabric))
    ? words.fabric({ fabric })
    : [];

function ofStyle(piece: Piece, others: readonly Piece[], words: Words): string[] {
  const [style, ...more] = new Set(others.map(({ item }) => item.style));
  if (others.length < 2 || !style || more.length > 0 || style === piece.item.style) return [];
  return words.style({ style: piece.item.style, among: style });
}

function ofLightness(piece: Piece, others: readonly Piece[], words: Words): string[] {
  const main = others.filter(isMain).flatMap(({ garment }) => garment.oklch?.lightness ?? []);
  const own = piece.garment.oklch?.lightness;
  if (!isMain(piece) || own === undefined || main.length < 2) return [];
  if (main.every((lightness) => own - lightness > clearly)) return words.lightest({ piece });
  if (main.every((lightness) => lightness - own > clearly)) return words.darkest({ piece });
  return [];
}

const ofDays = ({ garment: { lastWornOn } }: Piece, words: Words): string[] =>
  lastWornOn ? words.lastWorn({ date: lastWornOn }) : [];
