import { type Color, colors } from '#shared/catalog';
import { type Lab, labDistance, labOf } from '#shared/rules/oklab';

/**
 * Reference shades in sRGB for each color of the catalog: first the typical one, then shades that the catalog has no
 * name for, such as cream, camel, burgundy, denim, olive, mint, gold or the gleam of black leather. They were adjusted
 * to photos of shops and of homes whose colors are known.
 */
export const referenceColors: Record<Color, readonly [string, ...string[]]> = {
  black: ['#191b19', '#060e0d', '#262828', '#4f4e50'],
  white: ['#eeede9', '#ffffff', '#e6e5e1', '#ceccca'],
  navy: ['#2a354c', '#020516', '#1a1e2a', '#363f4d'],
  gray: ['#8f918f', '#b6bbb7', '#aeb2af', '#777b7b', '#555e5d'],
  beige: ['#cebea1', '#f5e4c3', '#b2a078', '#b9ac93'],
  brown: ['#6e4832', '#40312b', '#ab8267', '#937b75', '#5b4c45'],
  red: ['#c70e12', '#921f1c', '#7f2630', '#ee6a4a', '#5d393e', '#460e16'],
  blue: [
    '#2d55a9',
    '#28375f',
    '#90cae2',
    '#b2c3d9',
    '#93a6bc',
    '#496f90',
    '#425565',
    '#657f90',
    '#c2d5ea',
    '#1f3fb0',
    '#293e8a',
  ],
  green: ['#3d8856', '#748c77', '#677054', '#b9d086', '#455d4d', '#b1d9c5', '#246f64', '#414431', '#264543'],
  yellow: ['#f9d05f', '#e8b43e', '#f2e39c', '#cd9c1c', '#f9964a', '#a8883e'],
  pink: ['#f4c9d1', '#e0adb3', '#dc558b', '#dc859e', '#ffb0a9'],
  purple: ['#8f65a1', '#625671', '#52334d', '#aa92a5', '#70295f', '#c4aec8', '#443342'],
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
