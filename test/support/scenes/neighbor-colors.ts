import type { Color } from '#shared/catalog';

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
