import { type Lab, labOf } from './oklab.ts';

/** How many bits the hashes of two copies of the same photo may differ in. */
const mostDifferentBits = 10;
/** How far apart their colors may be; brightening a photo changes its lightness most. */
const mostDifferentColor = 0.05;
const lightnessCounts = 0.4;
/** The digits that say where it gets darker; those of its color follow. */
const digitsOfLook = 16;

/** Whether two photos show the same image, even if one is re-encoded, scaled, brightened or cropped a little. */
export const looksAlike = (one: string, other: string) =>
  hammingDistance(one.slice(0, digitsOfLook), other.slice(0, digitsOfLook)) <= mostDifferentBits &&
  colorDistance(colorOf(one), colorOf(other)) <= mostDifferentColor;

/** In how many of its bits one number of hexadecimal digits differs from another. */
const hammingDistance = (one: string, other: string): number =>
  [...one].reduce((sum, digit, place) => sum + differentBits(digit, other[place] ?? '0'), 0);

const differentBits = (one: string, other: string) =>
  [...(Number.parseInt(one, 16) ^ Number.parseInt(other, 16)).toString(2)].filter((bit) => bit === '1')
    .length;

const colorOf = (hash: string): Lab | null =>
  hash.length > digitsOfLook ? labOf(`#${hash.slice(digitsOfLook)}`) : null;

/** A hash without a color is like any color. */
const colorDistance = (x: Lab | null, y: Lab | null) =>
  x && y ? Math.hypot((x[0] - y[0]) * lightnessCounts, x[1] - y[1], x[2] - y[2]) : 0;
