import { curve, type Knot, type Line, lerp, type Point } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Chance } from '../drawing/noise.ts';
import { at, type TorsoCut } from './torso.ts';

/** Angle: degrees below the horizontal at which the arm lies. Widths are measured across the arm. */
type SleeveCut = {
  length: number;
  angle: number;
  cuff: number;
  /** How far the cap rises over the straight line from shoulder to cuff. */
  fullness: number;
  /** How much the arm bends at the elbow, in units towards the body. */
  bend: number;
};

export type Sleeve = {
  outline: Line;
  outer: Line;
  inner: Line;
  /** From the outer to the inner corner. */
  cuff: Line;
  folds: Fold[];
  grain: number;
  /** A place on the sleeve: t from shoulder to cuff, s from the inner (0) to the outer edge (1). */
  place: (t: number, s: number) => Point;
  /** The same, square across the arm rather than along the cut of the cloth. */
  across: (t: number, s: number) => Point;
};

/** The sleeve on the right of the picture; the left one is its mirror with folds of its own. */
export function sleeveOf(torso: TorsoCut, cut: SleeveCut, side: 1 | -1, chance: Chance): Sleeve {
  const { shoulder, underarm } = torso;
  const angle = ((cut.angle + (chance() - 0.5) * 2.4) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const start: Point = [shoulder.half, shoulder.drop];
  const end: Point = [start[0] + cos * cut.length, start[1] + sin * cut.length];
  const innerEnd: Point = [end[0] - sin * cut.cuff, end[1] + cos * cut.cuff];
  const along = (t: number, out: number): Knot => [
    lerp(start[0], end[0], t) + sin * out,
    lerp(start[1], end[1], t) - cos * out,
  ];
  const place = (knot: Knot): Knot => {
    const [x, y] = at(side * knot[0], knot[1]);
    return [x, y, knot[2]];
  };
  const long = cut.length > 380;
  const outer = curve(
    (long
      ? [
          [start[0] - 46, start[1] - 17],
          [start[0] - 4, start[1] + 1],
          along(0.075, cut.fullness * 0.78),
          along(0.2, cut.fullness),
          along(0.38, cut.fullness * 0.9 + cut.bend * 0.3),
          along(0.62, cut.fullness * 0.55 + cut.bend),
          along(0.84, cut.fullness * 0.15 + cut.bend * 0.5),
          [end[0], end[1], 0.6],
        ]
      : [
          [start[0] - 46, start[1] - 12],
          [start[0] - 2, start[1] + 1],
          along(0.3, cut.fullness),
          along(0.68, cut.fullness * 0.6),
          [end[0], end[1], 0.5],
        ]
    ).map((knot) => place(knot as Knot)),
  );
  const into: Knot = [underarm.half - 40, underarm.y - 64, 0.6];
  const elbow: Knot = [
    lerp(underarm.half, innerEnd[0], 0.55) + cut.bend * 0.9,
    lerp(underarm.y, innerEnd[1], 0.55),
  ];
  const inner = curve(
    (long
      ? [into, [underarm.half + 2, underarm.y + 22], elbow, [innerEnd[0], innerEnd[1], 0.6]]
      : [into, [underarm.half + 2, underarm.y + 8, 0.5], [innerEnd[0], innerEnd[1], 0.5]]
    ).map((knot) => place(knot as Knot)),
  );
  const [cuffOuter, cuffInner] = [outer.at(-1) ?? [0, 0], inner.at(-1) ?? [0, 0]];
  const cuff = curve([
    [cuffOuter[0], cuffOuter[1], 0.6],
    [
      (cuffOuter[0] + cuffInner[0]) / 2 + side * cos * cut.cuff * 0.035,
      (cuffOuter[1] + cuffInner[1]) / 2 + sin * cut.cuff * 0.035,
    ],
    [cuffInner[0], cuffInner[1], 0.6],
  ]);
  const inside: Line = curve([
    place([shoulder.half - 60, shoulder.drop + 10]),
    place([underarm.half - 90, underarm.y - 60]),
  ]);
  const on = (t: number, s: number): Point => {
    const o = outer[Math.round(t * (outer.length - 1))] ?? [0, 0];
    const skip = Math.min(0.9, 60 / cut.length);
    const i = inner[Math.round(lerp(skip, 1, t) * (inner.length - 1))] ?? [0, 0];
    return [lerp(i[0], o[0], s), lerp(i[1], o[1], s)];
  };
  const square = (t: number, s: number): Point => {
    const o = outer[Math.round(t * (outer.length - 1))] ?? [0, 0];
    let nearest: Point = [o[0] - side * sin * 200, o[1] + cos * 200];
    let gap = 14;
    for (const point of inner) {
      const off = Math.abs((point[0] - o[0]) * side * cos + (point[1] - o[1]) * sin);
      if (off < gap) [nearest, gap] = [point, off];
    }
    return [lerp(nearest[0], o[0], s), lerp(nearest[1], o[1], s)];
  };
  return {
    across: square,
    outline: [...inside, ...inner, ...[...cuff].reverse(), ...[...outer].reverse()],
    outer,
    inner,
    cuff,
    folds: long ? longFolds(on, side, chance) : shortFolds(on, side, chance),
    grain: side * (angle * (180 / Math.PI) - 90),
    place: on,
  };
}

type Place = (t: number, s: number) => Point;

function shortFolds(on: Place, side: number, chance: Chance): Fold[] {
  return [0.25, 0.5, 0.72].map((t, i): Fold => {
    const shift = (chance() - 0.5) * 0.12;
    return {
      spine: curve([on(0.1 + t * 0.25, -0.05), on(t + shift, 0.3 + i * 0.08), on(t + 0.24 + shift, 0.72)]),
      width: 16 + chance() * 8,
      depth: -5 - chance() * 4,
      skew: side * 0.3,
      ends: [0.1, 0.6],
    };
  });
}

/** Pulls from the underarm, a few bends where the elbow is, a little gathering above the cuff. */
function longFolds(on: Place, side: number, chance: Chance): Fold[] {
  const vary = (value: number, by: number): number => value + (chance() - 0.5) * 2 * by;
  const folds: Fold[] = [];
  for (const [t0, t1, depth] of [
    [0.14, 0.34, 6],
    [0.19, 0.47, 5],
  ] as const) {
    folds.push({
      spine: curve([on(t0, -0.02), on((t0 + t1) / 2, vary(0.3, 0.06)), on(vary(t1, 0.03), vary(0.72, 0.08))]),
      width: vary(19, 4),
      depth: -vary(depth, 1.5),
      skew: side * 0.3,
      ends: [0.1, 0.7],
    });
  }
  for (const t of [0.44, 0.52, 0.59, 0.66]) {
    const from = vary(t, 0.02);
    const outward = chance() > 0.5;
    folds.push({
      spine: outward
        ? curve([on(from + 0.05, 1.02), on(from + 0.01, 0.7), on(from + vary(0.02, 0.02), vary(0.3, 0.1))])
        : curve([on(from, -0.02), on(from + 0.02, 0.3), on(from + vary(0.07, 0.03), vary(0.72, 0.1))]),
      width: vary(13, 4),
      depth: -vary(5.5, 2),
      skew: vary(0, 0.4),
      ends: [0.15, 0.6],
    });
  }
  folds.push({
    spine: curve([on(0.06, 0.62), on(0.3, 0.6), on(0.7, 0.56), on(0.97, 0.52)]),
    width: 30,
    depth: 4,
    ends: [0.3, 0.3],
  });
  for (const t of [0.8, 0.87, 0.93]) {
    folds.push({
      spine: curve([
        on(vary(t, 0.015), vary(0.02, 0.04)),
        on(vary(t + 0.012, 0.01), 0.5),
        on(vary(t, 0.02), vary(0.95, 0.06)),
      ]),
      width: vary(12, 3),
      depth: -vary(3.5, 1.6),
      ends: [0.3, 0.4],
    });
  }
  return folds;
}
