import { type Color, colors } from '#shared/catalog';
import { type Lab, labDistance, labOf } from '#shared/rules/oklab';

/**
 * Reference shades in sRGB for each color of the catalog. The first shade is the typical one. The others have no name
 * of their own in the catalog, such as cream, camel, burgundy, denim, olive, mint, gold or shiny black leather. They
 * were fitted to photos from shops and homes whose colors are known.
 */
export const referenceColors: Record<Color, readonly [string, ...string[]]> = {
  black: ['#252426', '#0d0d0f', '#262828', '#4f4e50'],
  white: ['#f1eee8', '#ceccca'],
  navy: ['#1f2a44', '#1a1e2a', '#363f4d'],
  gray: ['#8b8a88', '#505155', '#b6bbb7', '#c4c6c4', '#777b7b', '#555e5d'],
  beige: ['#d2bf9f', '#e5d6bd', '#b3a48f', '#f5e4c3', '#b2a078'],
  brown: ['#69452f', '#432c20', '#40312b', '#ab8267', '#937b75', '#5b4c45'],
  red: ['#a82830', '#7f2630', '#ee6a4a', '#5d393e'],
  blue: ['#4a75a8', '#7fa9d6', '#2d55a9', '#28375f', '#90cae2', '#93a6bc', '#496f90', '#657f90', '#c2d5ea'],
  green: ['#4d6d4e', '#677054', '#b9d086', '#455d4d', '#b1d9c5', '#246f64'],
  yellow: ['#ddb146', '#f9d05f', '#f2e39c', '#f9964a', '#a8883e'],
  pink: ['#dfa7ad', '#c78a90', '#f4c9d1', '#e0adb3', '#dc558b', '#dc859e'],
  purple: ['#6a5280', '#452d5c', '#625671', '#52334d', '#aa92a5', '#70295f', '#c4aec8', '#443342'],
};

/** The colors with which people confuse a color in some light; each pair stands once. Confusing them counts as half a mistake. */
const neighbors: Partial<Record<Color, string>> = {
  black: 'navy gray brown',
  white: 'gray beige',
  navy: 'blue purple',
  gray: 'beige blue',
  beige: 'brown yellow pink',
  brown: 'red',
  red: 'pink',
  pink: 'purple',
  purple: 'blue',
  blue: 'green',
};

/** Whether two colors are one of the pairs that people confuse. */
export const isNeighbor = (one: Color, other: Color) =>
  [neighbors[one]?.split(' ').includes(other), neighbors[other]?.split(' ').includes(one)].includes(true);

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

/**
 * The closest color of the catalog, and how clear the match is: 0 halfway between two colors, 1 at a reference shade.
 */
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
