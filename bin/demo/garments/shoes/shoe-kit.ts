import { labOf } from '#shared/rules/oklab';
import type { Ink } from '../cloth/sewing.ts';
import { mixed, toned } from '../colors.ts';
import {
  type Knot,
  type Line,
  offset,
  type Point,
  pathData,
  pointOn,
  ribbon,
  shape,
} from '../drawing/geometry.ts';
import { type Part, type Placing, placed } from '../drawing/part.ts';

/** Boots stand side by side, the further one a little higher. */
export const standing = (boot: readonly Part[], dx: number, dy: number, widen = 0.86): Part[] =>
  pair(
    boot,
    { x: dx, y: -dy, turn: 1, widen, about: [450, 500] },
    { x: 0, y: 0, turn: -2, widen, about: [450, 500] },
  );

/** Both shoes of a pair: the same shoe twice, laid a little apart. */
const pair = (shoe: readonly Part[], first: Placing, second: Placing): Part[] => [
  ...shoe.map((part) => placed(part, first)),
  ...shoe.map((part) => placed(part, second)),
];

/** A profile pair: one shoe behind, the other before it, both aslant. Drawn long, a shoe is shown as if seen a little from the front. */
export const profilePair = (shoe: readonly Part[], drop: number, widen = 0.84, turn = -13): Part[] =>
  pair(
    shoe,
    { x: 64, y: -drop / 2, turn: turn - 3, widen, about: [450, 250] },
    { x: -44, y: drop / 2, turn: turn + 2, widen, about: [450, 250] },
  );

export const leatherVolume = { roll: { radius: 14, depth: 10 }, puff: { radius: 90, depth: 62 }, lift: 6 };

const thinLeather = { roll: { radius: 6, depth: 4 }, puff: { radius: 40, depth: 8 }, lift: 5 };

/** A piece cut from leather that lies on the shoe with a visible thickness. */
export const overlay = (knots: readonly Knot[], extra: Partial<Part> = {}): Part => ({
  outline: shape(knots),
  ...thinLeather,
  ...extra,
});

/** A sole seen from the side, with its seam to the upper and its tread line. */
export function sole(knots: readonly Knot[], dye: string, extra: Partial<Part> = {}): Part {
  return {
    outline: shape(knots),
    dye,
    fabric: 'rubber',
    plain: true,
    roll: { radius: 9, depth: 7 },
    puff: { radius: 40, depth: 12 },
    lift: 3,
    ...extra,
  };
}

/** A flat lace lying between two points. */
export function lace(from: Point, to: Point, width: number, hex: string): string {
  const d = pathData([from, [(from[0] + to[0]) / 2 + 3, (from[1] + to[1]) / 2 - 5], to]);
  return `<path d="${d}" transform="translate(3 6)" fill="none" stroke="#000" stroke-width="${width}" opacity=".25" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${toned(hex, -0.14)}" stroke-width="${width}" stroke-linecap="round"/><path d="${d}" transform="translate(-1 -1.4)" fill="none" stroke="${hex}" stroke-width="${width * 0.74}" stroke-linecap="round"/><path d="${d}" transform="translate(-1 -1.4)" fill="none" stroke="#000" stroke-width="${width * 0.7}" stroke-dasharray="1.4 3" opacity=".12"/>`;
}

export const eyelet = ([x, y]: Point, radius: number, metal: string): string =>
  `<circle cx="${x}" cy="${y + 1}" r="${radius * 1.25}" fill="#000" opacity=".25"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${metal}"/><circle cx="${x}" cy="${y}" r="${radius * 0.56}" fill="#141211"/>`;

/** Places at even steps along a line. */
export const along = (line: Line, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => pointOn(line, (i + 0.5) / count));

/** Punched holes along a line, a large one between two small ones. */
export function broguing(line: Line, ink: Ink, count: number): string {
  return along(line, count)
    .map(
      ([x, y], i) =>
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${i % 2 ? 2 : 3.6}" fill="${ink.shadow}" opacity=".8"/><circle cx="${(x + 0.8).toFixed(1)}" cy="${(y + 1.2).toFixed(1)}" r="${i % 2 ? 2 : 3.6}" fill="none" stroke="${ink.light}" stroke-width=".8" opacity=".4"/>`,
    )
    .join('');
}

/** A welt between upper and sole: a thin ledge with coarse stitches. */
export function weltLine(line: Line, hex: string, width: number): Part {
  return {
    outline: ribbon(line, width),
    dye: hex,
    fabric: 'calf',
    plain: true,
    roll: { radius: 5, depth: 4 },
    puff: { radius: 10, depth: 0 },
    lift: 3,
    over: `<path d="${pathData(offset(line, 0))}" fill="none" stroke="${toned(hex, 0.2, 0.7)}" stroke-width="2.2" stroke-dasharray="7 5" opacity=".75"/>`,
  };
}

/** Dark shoes stand on dark soles, pale ones on natural leather. */
export const soleDye = (dye: string): string =>
  labOf(dye)[0] > 0.7 ? mixed(dye, '#9a7450', 0.5) : '#2c2422';
