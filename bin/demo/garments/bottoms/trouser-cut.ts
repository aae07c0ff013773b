import { type Ink, stitches } from '../cloth/sewing.ts';
import { join, type Line, mirror, offset, reverse } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Part } from '../drawing/part.ts';
import { wovenLabel } from '../tops/neck.ts';
import { at, through } from '../tops/torso.ts';

/** Measures of trousers from the centre line and the top of the waistband, about 12 units a centimetre. */
export type TrouserCut = {
  waist: { half: number; band: number; lower?: number };
  hip: { half: number; y: number };
  crotch: number;
  knee: { y: number; outer: number; inner: number };
  hem: { y: number; outer: number; inner: number };
};

type Leg = {
  outline: Line;
  side: Line;
  inseam: Line;
  hem: Line;
  front: Line;
  axis: (t: number) => readonly [number, number];
};

/** The leg on the right of the picture. */
export function legOf(cut: TrouserCut): Leg {
  const { waist, hip, knee, hem, crotch } = cut;
  const side = through([
    [waist.lower ?? waist.half, waist.band],
    [hip.half * 0.6 + (waist.lower ?? waist.half) * 0.4, waist.band + (hip.y - waist.band) * 0.48],
    [hip.half * 0.985, hip.y * 0.95],
    [hip.half * 0.62 + knee.outer * 0.38, hip.y * 0.6 + knee.y * 0.4],
    [knee.outer, knee.y],
    [hem.outer, hem.y, 0.5],
  ]);
  const hemLine = through([
    [hem.outer, hem.y, 0.5],
    [(hem.outer + hem.inner) / 2, hem.y + 9],
    [hem.inner, hem.y + 3, 0.5],
  ]);
  const inseam = through([
    [hem.inner, hem.y + 3, 0.5],
    [knee.inner, knee.y],
    [knee.inner * 0.52 + 5, crotch * 0.68 + knee.y * 0.32],
    [4, crotch, 0.35],
  ]);
  const front = through([
    [4, crotch, 0.35],
    [-3, crotch - 60],
    [0, waist.band + 90],
    [0, waist.band],
  ]);
  const top = through([
    [0, waist.band + 8],
    [waist.half * 0.5, waist.band + 6],
    [waist.half, waist.band],
  ]);
  return {
    outline: join(top, side.slice(1), hemLine.slice(1), inseam.slice(1), front.slice(1)),
    side,
    inseam,
    hem: hemLine,
    front,
    axis: (t) =>
      at(
        (hem.outer + hem.inner) / 2 + (hip.half * 0.52 - (hem.outer + hem.inner) / 2) * (1 - t),
        hip.y + (hem.y - hip.y) * t,
      ),
  };
}

/** The band, seen from the front, and the inside of its back above it. */
export function waistband(
  cut: TrouserCut,
  ink: Ink,
  options: { dip?: number; height?: number; label?: boolean } = {},
): [Part, Part] {
  const { half, band } = cut.waist;
  const low = cut.waist.lower ?? half;
  const dip = options.dip ?? 16;
  const height = options.height ?? band;
  const topEdge = through([
    [-half + 3, 0, 0.6],
    [-half * 0.5, dip * 0.8],
    [0, dip],
    [half * 0.5, dip * 0.8],
    [half - 3, 0, 0.6],
  ]);
  const lower = through([
    [-low - 1, height + 2, 0.6],
    [-half * 0.5, height + 9],
    [0, height + 11],
    [half * 0.5, height + 9],
    [low + 1, height + 2, 0.6],
  ]);
  const backEdge = through([
    [-half + 4, 0, 0.6],
    [-half * 0.5, -7],
    [0, -10],
    [half * 0.5, -7],
    [half - 4, 0, 0.6],
  ]);
  return [
    {
      outline: join(backEdge, reverse(topEdge.map(([x, y]) => [x, y + 14] as const))),
      dim: 0.3,
      lift: 0,
      puff: { radius: 10, depth: 0 },
      over: options.label === false ? '' : wovenLabel(-30, -4, 60, 24),
    },
    {
      outline: join(topEdge, reverse(lower)),
      roll: { radius: 8, depth: 5 },
      puff: { radius: 30, depth: 5 },
      lift: 5,
      crease: 0.5,
      over: stitches(offset(topEdge, 6), ink) + stitches(offset(lower, -6), ink),
    },
  ];
}

/** A belt loop at a place of the band. */
export function beltLoop(x: number, from: number, to: number, ink: Ink, dye: string, width = 17): Part {
  const left = [at(x - width / 2, from), at(x - width / 2 + 0.5, to)];
  const right = [at(x + width / 2, from), at(x + width / 2 + 0.5, to)];
  return {
    outline: [...left, ...reverse(right)],
    dye,
    roll: { radius: 5, depth: 4 },
    puff: { radius: 10, depth: 0 },
    lift: 5,
    over: stitches(offset(left, -4), ink, ink.thread, 4.5) + stitches(offset(right, 4), ink, ink.thread, 4.5),
  };
}

export const flipped = (fold: Fold): Fold => ({
  ...fold,
  spine: mirror(fold.spine),
  skew: -(fold.skew ?? 0),
});
