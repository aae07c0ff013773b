import { type Color, colors } from '#shared/catalog';
import { type Lab, labDistance, labOf } from '#shared/rules/oklab';

/**
 * Reference shades in sRGB for each color of the catalog: first the typical one, then shades that the catalog
 * has no name for, such as cream, camel, burgundy, denim, olive, mint or mustard.
 */
export const referenceColors: Record<Color, readonly [string, ...string[]]> = {
  black: ['#252426', '#0d0d0f', '#1a1715'],
  white: ['#f1eee8', '#ffffff', '#e4e2df'],
  navy: ['#1f2a44', '#16203f', '#27335c'],
  gray: ['#8b8a88', '#a9a9a8', '#c3c3c4', '#6c6c6e', '#505155'],
  beige: ['#d2bf9f', '#e5d6bd', '#c2a882', '#b3a48f'],
  brown: ['#69452f', '#432c20', '#8a5b3b', '#9f7350', '#5b4a3c'],
  red: ['#a82830', '#d3202c', '#741a28', '#d8482f'],
  blue: ['#4a75a8', '#2c56ad', '#7fa9d6', '#b3cde6', '#62809f', '#2a7fa0'],
  green: ['#4d6d4e', '#2e7d4a', '#6d7443', '#96b384', '#21483a', '#b9d8c2', '#2b7f76'],
  yellow: ['#ddb146', '#f3d843', '#f5e690', '#c4942d', '#ee9a35'],
  pink: ['#dfa7ad', '#f1c8cd', '#e0669a', '#c78a90', '#f0917f'],
  purple: ['#6a5280', '#8a5fb3', '#452d5c', '#b8a2d0', '#8b3b76'],
};

/** Pairs of colors that people confuse in some lights; confusing them counts as half a mistake. */
const neighbors: readonly (readonly [Color, Color])[] = [
  ['black', 'navy'],
  ['black', 'gray'],
  ['black', 'brown'],
  ['white', 'gray'],
  ['white', 'beige'],
  ['navy', 'blue'],
  ['navy', 'purple'],
  ['gray', 'beige'],
  ['gray', 'blue'],
  ['beige', 'brown'],
  ['beige', 'yellow'],
  ['beige', 'pink'],
  ['brown', 'red'],
  ['red', 'pink'],
  ['pink', 'purple'],
  ['purple', 'blue'],
  ['blue', 'green'],
];

/** Whether two colors are such a pair. */
export const isNeighbor = (one: Color, other: Color) =>
  neighbors.some((pair) => pair.includes(one) && pair.includes(other)) && one !== other;

/**
 * A color for comparison independent of the light: chroma is divided by lightness, because dim light reduces
 * both alike. The constant added to lightness limits the quotient for nearly black colors.
 */
const inAnyLight = ([lightness, a, b]: Lab) =>
  [lightness * 0.32, a / (lightness + 0.15), b / (lightness + 0.15)] as const;

const references = colors.map((color) => ({
  color,
  shades: referenceColors[color].map((hex) => inAnyLight(labOf(hex))),
}));

/** The color of the catalog that is closest, and how clearly: 0 halfway between two, 1 at a reference shade. */
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
