/** A color in OKLab, which matches human perception: lightness from 0 to 1, green to red, blue to yellow. */
export type Lab = readonly [lightness: number, a: number, b: number];

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const linear = Float64Array.from({ length: 256 }, (_, value) => toLinear(value / 255));

/** Converts an sRGB color to OKLab. The channels are whole numbers from 0 to 255. */
export function labOfRgb(red: number, green: number, blue: number): Lab {
  const [r = 0, g = 0, b = 0] = [linear[red], linear[green], linear[blue]];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Converts a color written as `#rrggbb` to OKLab. */
export function labOf(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  return labOfRgb((value >> 16) & 255, (value >> 8) & 255, value & 255);
}

/** Returns how different two colors look. 0.02 is hardly visible; black and white have a distance of 1. */
export const labDistance = (x: Lab, y: Lab): number => Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
