import { type Color, colors } from '#shared/catalog';
import { type Lab, labDistance, labOf } from '#shared/rules/oklab';
import shadesOf from './reference-colors.json' with { type: 'json' };

/**
 * Reference shades in sRGB for each color of the catalog. The first shade is the typical one. The others have no name
 * of their own in the catalog, such as cream, camel, burgundy, denim, olive, mint, gold or shiny black leather. They
 * were fitted to photos from shops and homes whose colors are known.
 */
export const referenceColors = shadesOf as unknown as Record<Color, [string, ...string[]]>;

/**
 * Converts a color so that it can be compared independently of the light. Chroma is divided by lightness, because dim
 * light reduces both equally. The constant added to lightness limits the quotient for nearly black colors.
 */
const inAnyLight = ([lightness, a, b]: Lab) =>
  [lightness * 0.32, a / (lightness + 0.15), b / (lightness + 0.15)] as const;

const references = colors.map((color) => ({
  color,
  shades: referenceColors[color].map((hex) => inAnyLight(labOf(hex))),
}));

/** The closest color of the catalog, and how clear it is: 0 halfway between two colors, 1 at a reference shade. */
export function nameOf(lab: Lab): { color: Color; clarity: number } {
  const seen = inAnyLight(lab);
  const [first, second] = references
    .map(({ color, shades }) => ({
      color,
      away: Math.min(...shades.map((shade) => labDistance(shade, seen))),
    }))
    .sort((a, b) => a.away - b.away);
  if (!first || !second) throw new Error('The catalog has no colors.');
  return { color: first.color, clarity: 1 - first.away / second.away };
}
