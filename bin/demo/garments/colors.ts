import type { Color } from '#shared/catalog';
import { type Lab, labOf } from '#shared/rules/oklab';
import { clamp } from './drawing/geometry.ts';

/** The dyes a color is drawn in: lighter than its reference in `color-names.ts` where folds and shade will darken it. */
const dyes: Record<Color, readonly [string, string, string]> = {
  black: ['#1f1e20', '#1d1c1f', '#222124'],
  white: ['#f8f6f1', '#f6f3ec', '#f9f8f6'],
  navy: ['#26314a', '#232d46', '#2a3550'],
  gray: ['#979694', '#8f8f8f', '#a19f9c'],
  beige: ['#e0ceae', '#dcc8a6', '#e4d4b8'],
  brown: ['#6d4832', '#63412d', '#785239'],
  red: ['#ad2b33', '#aa2830', '#b43634'],
  blue: ['#507aa9', '#4d79ac', '#5f87b3'],
  green: ['#52705a', '#566d49', '#4a6a55'],
  yellow: ['#e2b74e', '#dcae3f', '#e8c468'],
  pink: ['#e8b5ba', '#e6aeb3', '#ebc0c0'],
  purple: ['#6f5683', '#66507a', '#7a648f'],
};

export const dyeOf = (color: Color, variant: number): string =>
  dyes[color][Math.abs(variant) % 3] ?? dyes[color][0];

const toGamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055;

export const rgbOf = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

function hexOf([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels
    .map((value) =>
      Math.round(clamp(toGamma(value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The color made lighter or darker by a step of OKLab lightness; chroma may be scaled along. */
export function toned(hex: string, step: number, chroma = 1): string {
  const [l, a, b] = labOf(hex);
  return hexOf([clamp(l + step, 0.02, 0.99), a * chroma, b * chroma]);
}

export function mixed(from: string, to: string, share: number): string {
  const [x, y] = [labOf(from), labOf(to)];
  return hexOf([x[0] + (y[0] - x[0]) * share, x[1] + (y[1] - x[1]) * share, x[2] + (y[2] - x[2]) * share]);
}
