import type { Color } from '#shared/catalog';

/** CSS colors for the colors of the catalog, chosen to look like cloth. */
export const colorHues: Record<Color, string> = {
  black: '#1b1a19',
  white: '#fbfaf7',
  navy: '#22304d',
  gray: '#8b8b8a',
  beige: '#d8c6a8',
  brown: '#6f4a32',
  red: '#b3302b',
  blue: '#4a76ad',
  green: '#55703f',
  yellow: '#e6bd45',
  pink: '#e4a5b1',
  purple: '#6d4c84',
};
