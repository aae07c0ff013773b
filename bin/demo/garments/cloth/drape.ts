import { type Line, lerp, type Point, smooth } from '../drawing/geometry.ts';
import type { Chance } from '../drawing/noise.ts';

/** Cloth that hangs from a line and falls in folds: the half width at a height, the folds that open downwards. */
type Drape = {
  top: number;
  bottom: number;
  halfAt: (y: number) => number;
  field: (x: number, y: number) => number;
  /** The lower edge from right to left, which dips where a fold comes forward. */
  hem: Line;
};

type DrapeCut = {
  top: number;
  bottom: number;
  /** Half widths from the top to the bottom, evenly spaced. */
  halves: readonly number[];
  folds: number;
  depth: number;
  /** How far the middle of the hem hangs below its ends. */
  dip: number;
  /** Where folds begin, as a fraction of the height; gathers begin at 0. */
  start: number;
  axis?: number;
};

const centreX = 600;

const originY = 300;

export function drapeOf(cut: DrapeCut, chance: Chance): Drape {
  const top = originY + cut.top;
  const bottom = originY + cut.bottom;
  const axis = cut.axis ?? centreX;
  const halfAt = (y: number): number => {
    const t = Math.min(0.9999, Math.max(0, (y - top) / (bottom - top))) * (cut.halves.length - 1);
    const i = Math.floor(t);
    const of = (k: number): number => cut.halves[Math.min(cut.halves.length - 1, Math.max(0, k))] ?? 0;
    const [before, from, to, after] = [of(i - 1), of(i), of(i + 1), of(i + 2)];
    const s = t - i;
    return (
      from +
      0.5 *
        s *
        (to - before + s * (2 * before - 5 * from + 4 * to - after + s * (3 * (from - to) + after - before)))
    );
  };
  const folds = Array.from({ length: cut.folds }, (_, i) => ({
    at: ((i + 0.5 + (chance() - 0.5) * 0.8) / cut.folds) * 2 - 1,
    drift: (chance() - 0.5) * 0.16,
    width: ((0.62 + chance() * 0.5) / cut.folds) * 1.05,
    depth: (0.55 + chance() * 0.75) * cut.depth,
    start: cut.start + (chance() - 0.4) * 0.5 * (cut.start > 0 ? 1 : 0.16),
    lean: (chance() - 0.5) * 0.8,
  }));
  const wave = (u: number, v: number): number => {
    let height = 0;
    for (const fold of folds) {
      const strength = smooth(fold.start, fold.start + 0.75, v) * 0.9 + (cut.start === 0 ? 0.22 : 0);
      const s = (u - fold.at - fold.drift * v) / fold.width;
      const skewed = s > 0 ? s * (1 + fold.lean * 0.5) : s * (1 - fold.lean * 0.5);
      height += fold.depth * strength * Math.exp(-skewed * skewed * 1.6);
    }
    return height;
  };
  const hem: Point[] = [];
  for (let i = 0; i <= 120; i += 1) {
    const u = 1 - i / 60;
    const y = bottom + cut.dip * (1 - u * u) + wave(u, 1) * 0.42;
    hem.push([axis + u * halfAt(bottom), y]);
  }
  return {
    top,
    bottom,
    halfAt,
    hem,
    field: (x, y) => wave((x - axis) / Math.max(20, halfAt(y)), (y - top) / (bottom - top)),
  };
}

/** The closed shape of hanging cloth: straight on top, its own folds at the hem. */
export function drapeOutline(drape: Drape, topDip = 8, axis = centreX): Line {
  const left: Point[] = [];
  const right: Point[] = [];
  const [x0, y0] = drape.hem.at(-1) ?? [0, 0];
  for (let i = 0; i <= 60; i += 1) {
    const y = lerp(drape.top, drape.bottom, i / 60);
    left.unshift([axis - drape.halfAt(y), y]);
    right.push([axis + drape.halfAt(y), y]);
  }
  const across: Point[] = [];
  for (let i = 1; i < 24; i += 1) {
    const u = -1 + i / 12;
    across.push([axis + u * drape.halfAt(drape.top), drape.top + topDip * (1 - u * u)]);
  }
  return [...across, ...right, ...drape.hem, [x0, y0], ...left];
}
