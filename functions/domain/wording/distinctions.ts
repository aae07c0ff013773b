import type { Facts } from './facts.ts';
import { isMain, type Piece } from './piece.ts';

/** From this difference in lightness on one piece is clearly lighter than another: 0 (black) to 1 (white). */
const clearly = 0.1;

/** Ways to say what a piece alone has in the outfit, and when it was worn. */
export function distinctions(piece: Piece, { worn }: Pick<Facts, 'worn'>): string[] {
  const others = worn.filter(({ id }) => id !== piece.id);
  return [
    ...ofMaterial(piece, others),
    ...ofStyle(piece, others),
    ...ofLightness(piece, others),
    ...ofDays(piece),
  ];
}

const ofMaterial = ({ fabric }: Piece, others: readonly Piece[]): string[] =>
  fabric && others.every((other) => other.fabric !== fabric && !other.kind.includes(fabric))
    ? [`The only ${fabric} of the outfit.`, `Brings in ${fabric}.`]
    : [];

function ofStyle(piece: Piece, others: readonly Piece[]): string[] {
  const [style, ...more] = new Set(others.map(({ item }) => item.style));
  if (others.length < 2 || !style || more.length > 0 || style === piece.item.style) return [];
  return [`The one ${piece.item.style} piece among ${style} ones.`];
}

function ofLightness(piece: Piece, others: readonly Piece[]): string[] {
  const main = others.filter(isMain).flatMap(({ garment }) => garment.oklch?.lightness ?? []);
  const own = piece.garment.oklch?.lightness;
  if (!isMain(piece) || own === undefined || main.length < 2) return [];
  if (main.every((lightness) => own - lightness > clearly)) return [`The lightest piece: ${piece.color}.`];
  if (main.every((lightness) => lightness - own > clearly)) return [`The darkest piece: ${piece.color}.`];
  return [];
}

const ofDays = ({ garment: { lastWornOn } }: Piece): string[] =>
  lastWornOn ? [`Last worn on ${day.format(new Date(`${lastWornOn}T12:00:00Z`))}.`] : [];

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
