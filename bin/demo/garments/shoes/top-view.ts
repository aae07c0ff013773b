import { labOf } from '#shared/rules/oklab';
import { mixed, toned } from '../colors.ts';
import { curve, type Knot, type Line, offset, shape } from '../drawing/geometry.ts';
import { type Part, placed } from '../drawing/part.ts';

/** Linings are dyed to go with the shoe. */
export const bedOf = (dye: string): string =>
  labOf(dye)[0] < 0.35 ? toned(dye, 0.07, 0.8) : mixed(dye, '#d8c3a2', 0.22);

/** The sliver of sole that shows around the upper. */
export const rimOf = (dye: string): string =>
  labOf(dye)[0] > 0.7 ? mixed(dye, '#8a6a4c', 0.4) : mixed(dye, '#2a211c', labOf(dye)[0] < 0.35 ? 0.5 : 0.55);

export const dome = { roll: { radius: 18, depth: 16 }, puff: { radius: 100, depth: 70 } };

/** The outline of a left shoe seen from above: toe at the top, its inner side on the right. */
export const lastKnots = (toe: 'round' | 'almond' | 'square'): Knot[] => {
  const tip: Knot[] =
    toe === 'square'
      ? [
          [-78, 22, 0.7],
          [10, 6],
          [92, 24, 0.7],
        ]
      : toe === 'almond'
        ? [
            [-78, 26],
            [8, -14],
            [90, 28],
          ]
        : [
            [-86, 36],
            [6, 0],
            [94, 38],
          ];
  return [
    ...tip,
    [144, 130],
    [160, 258],
    [136, 430],
    [116, 600],
    [120, 740],
    [96, 850],
    [2, 896],
    [-94, 850],
    [-120, 740],
    [-126, 600],
    [-150, 430],
    [-174, 270],
    [-152, 134],
  ];
};

/** The pair, laid side by side with a slight turn to each. */
export const pairFromAbove = (left: readonly Part[], gap = 205): Part[] => [
  ...left.map((part) => placed(part, { x: 600 - gap, y: 340, turn: -5, about: [0, 450] })),
  ...left.map((part) => placed(part, { x: 600 + gap - 8, y: 372, turn: 3, flip: true, about: [0, 450] })),
];

/** A closed line drawn a little outside another. */
const grown = (line: Line, by: number): Line =>
  offset([...line, line[0] ?? [0, 0], line[1] ?? [0, 0]], -by).slice(1, -1);

/** The edge of a sole that looks out from under the upper. */
export const soleFromAbove = (outline: Line, by: number, dye: string): Part => ({
  outline: grown(outline, by),
  dye,
  fabric: 'calf',
  plain: true,
  roll: { radius: 8, depth: 8 },
  puff: { radius: 20, depth: 0 },
  lift: 4,
});

/** The foot's bed within the opening, with a stamp at the heel. */
export function insole(knots: readonly Knot[], hex: string, stamp: string): Part {
  return {
    outline: shape(knots),
    dye: hex,
    fabric: 'calf',
    plain: true,
    lift: 0,
    roll: { radius: 6, depth: 0 },
    puff: { radius: 60, depth: -24 },
    over: `<g fill="none" stroke="${stamp}" opacity=".55"><path d="M-30 742h60" stroke-width="5"/><path d="M-17 758h34" stroke-width="2.4"/></g>`,
  };
}

export const apronLine = (reach: number): Line =>
  curve([
    [-112, reach],
    [-124, 300],
    [-104, 160],
    [-50, 88],
    [8, 76],
    [62, 90],
    [104, 160],
    [116, 290],
    [100, reach],
  ]);
