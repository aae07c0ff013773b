import { type Line, offset } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import { through } from '../tops/torso.ts';

/** Gathers that run down from a seam. */
export function gathersUnder(
  from: number,
  to: number,
  y: number,
  options: { count: number; length: number; depth: number; fan?: number; dip?: number },
  chance: () => number,
): Fold[] {
  const { count, length, depth, fan = 1.1, dip = 0 } = options;
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.15 + chance() * 0.7) / count;
    const x = from + (to - from) * t;
    const top = y + dip * (1 - (2 * t - 1) ** 2);
    const reach = length * (0.45 + chance() * 0.75);
    return {
      spine: through([
        [x, top - 4],
        [x * (1 + (fan - 1) * 0.4), top + reach * 0.5],
        [x * fan + (chance() - 0.5) * 14, top + reach],
      ]),
      width: 8 + chance() * 7,
      depth: -(0.6 + chance() * 0.7) * depth,
      skew: (chance() - 0.5) * 0.8,
      ends: [0.02, 0.85] as const,
    };
  });
}

/** Long folds that follow a draped length of cloth. */
export function lengthwise(
  spine: Line,
  width: number,
  count: number,
  chance: () => number,
  depth = 9,
): Fold[] {
  return Array.from({ length: count }, (_, i): Fold => {
    const s = ((i + 0.5) / count - 0.5) * width * 0.92 + (chance() - 0.5) * 16;
    return {
      spine: offset(spine, (t) => s * (1 + 0.12 * Math.sin(t * 5 + i))),
      width: 14 + chance() * 12,
      depth: -depth * (0.6 + chance() * 0.7),
      skew: (chance() - 0.5) * 0.7,
      ends: [0.08 + chance() * 0.2, 0.08 + chance() * 0.3],
    };
  });
}
