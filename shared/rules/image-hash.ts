import { type Lab, labOf } from './oklab.ts';

/** The most bits in which the hashes of two copies of the same photo may differ. */
const mostDifferentBits = 10;
/** The greatest distance between copies of a photo. Brightening changes lightness, which counts less than hue. */
const mostDifferentColor = 0.05;
const lightnessCounts = 0.4;
/** The digits at a hash's start that say where the image gets darker. The digits of its color follow. */
const digitsOfLook = 16;

/** Whether two photos show the same image, even if one was re-encoded, scaled, brightened or cropped a little. */
export const looksAlike = (one: string, other: string) =>
  hammingDistance(one.slice(0, digitsOfLook), other.slice(0, digitsOfLook)) <= mostDifferentBits &&
  colorDistance(colorOf(one), colorOf(other)) <= mostDifferentColor;

/** Counts the bits in which two hexadecimal numbers of the same length differ. */
const hammingDistance = (one: string, other: string): number =>
  [...one].reduce((sum, digit, place) => sum + differentBits(digit, other[place] ?? '0'), 0);

const differentBits = (one: string, other: string) =>
  [...(Number.parseInt(one, 16) ^ Number.parseInt(other, 16)).toString(2)].filter((bit) => bit === '1')
    .length;

const colorOf = (hash: string): Lab | null =>
  hash.length > digitsOfLook ? labOf(`#${hash.slice(digitsOfLook)}`) : null;

/** Returns the distance between two colors. It is 0 if one of the hashes has no color. */
const colorDistance = (x: Lab | null, y: Lab | null) =>
  x && y ? Math.hypot((x[0] - y[0]) * lightnessCounts, x[1] - y[1], x[2] - y[2]) : 0;
