/** Draws a background as SVG, in a frame of 360 × 480 pixels. */
export type Draw = (seed: number) => string;

/** A generator of random numbers from 0 to 1. The same seed gives the same numbers. */
export const chanceOf = (seed: number) => {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
};

/** A random element of the list. */
export const oneOf = <T>(things: readonly T[], chance: () => number): T =>
  things[Math.floor(chance() * things.length)] as T;

export const rect = (fill: string, x = 0, y = 0, width = 360, height = 480, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A noise texture in two colors. `frequency` has a horizontal and a vertical value. */
export const texture = (
  id: string,
  [dark, light]: [string, string],
  frequency: string,
  seed: number,
  octaves = 3,
) => {
  const [from, to] = [dark, light].map((hex) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  ) as [number[], number[]];
  const table = (at: number) => `tableValues="${from[at]} ${to[at]}"`;
  return `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed % 997}"/>
<feColorMatrix values="1.9 0 0 0 -.45 1.9 0 0 0 -.45 1.9 0 0 0 -.45 0 0 0 0 1"/>
<feComponentTransfer><feFuncR type="table" ${table(0)}/><feFuncG type="table" ${table(1)}/><feFuncB type="table" ${table(2)}/></feComponentTransfer>
</filter><rect width="360" height="480" filter="url(#${id})"/>`;
};
