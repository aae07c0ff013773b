import { type Ink, seam, stitches } from '../cloth/sewing.ts';
import { join, type Line, mirror, reverse } from '../drawing/geometry.ts';
import type { Part } from '../drawing/part.ts';
import { at, through } from './torso.ts';

/** A turned-down collar: where it opens, how long its points are, how far they spread. */
export type CollarCut = { half: number; open: number; tip: readonly [x: number, y: number]; rise: number };

/** The inside of the collar band at the back, seen through the neck. */
export function collarBack(cut: CollarCut, ink: Ink): Part {
  const { half, open, rise } = cut;
  const topEdge = through([
    [-half * 1.06, -rise * 0.62],
    [-half * 0.6, -rise * 0.96],
    [0, -rise * 1.04],
    [half * 0.6, -rise * 0.96],
    [half * 1.06, -rise * 0.62],
  ]);
  const bottom = through([
    [-half * 1.06, -rise * 0.3],
    [-half * 0.6, open * 0.5],
    [0, open + 24],
    [half * 0.6, open * 0.5],
    [half * 1.06, -rise * 0.3],
  ]);
  const bandSeam = through([
    [-half, -rise * 0.1],
    [0, rise * 0.16],
    [half, -rise * 0.1],
  ]);
  return {
    outline: join(topEdge, reverse(bottom)),
    dim: 0.22,
    lift: 0,
    puff: { radius: 10, depth: 0 },
    over: seam(bandSeam, ink),
  };
}

/** Both leaves of the collar, each a piece of its own that throws a shadow on the front. */
export function collarLeaves(cut: CollarCut, ink: Ink, topstitch = true): Part[] {
  const { half, open, rise, tip } = cut;
  const fold = through([
    [2, open],
    [half * 0.42, open * 0.42],
    [half * 0.84, -rise * 0.18],
    [half * 1.02, -rise * 0.7],
  ]);
  const outer = through([
    [half * 1.02, -rise * 0.7],
    [half * 1.22, -rise * 0.36],
    [half * 1.34, tip[1] * 0.2],
    [half * 1.22, tip[1] * 0.58],
    [tip[0], tip[1], 0.25],
  ]);
  const front = through([
    [tip[0], tip[1], 0.25],
    [tip[0] * 0.46, open + (tip[1] - open) * 0.42],
    [2, open],
  ]);
  return [reverse, same].map((side, i): Part => {
    const place = (line: Line): Line => (i === 0 ? mirror(line) : line);
    const edge = join(outer, front.slice(1));
    const inset = edge.map((point) => towards(point, at(half * 0.7, tip[1] * 0.42), 7));
    return {
      outline: side === reverse ? mirror(join(fold, edge.slice(1))) : join(fold, edge.slice(1)),
      grain: i === 0 ? 28 : -28,
      roll: { radius: 9, depth: 6 },
      puff: { radius: 26, depth: 7 },
      lift: 9,
      crease: 0.5,
      folds: [{ spine: place(fold), width: 14, depth: 5, ends: [0, 0.2] }],
      over: topstitch ? stitches(place(inset), ink, ink.thread, 5) : '',
    };
  });
}

const same = (line: Line): Line => line;

const towards = ([x, y]: readonly [number, number], [cx, cy]: readonly [number, number], by: number) => {
  const length = Math.max(1, Math.hypot(cx - x, cy - y));
  return [x + ((cx - x) / length) * by, y + ((cy - y) / length) * by] as const;
};
