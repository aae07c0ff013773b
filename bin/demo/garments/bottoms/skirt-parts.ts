import type { drapeOf } from '../cloth/drape.ts';
import { section } from '../drawing/geometry.ts';
import type { Part } from '../drawing/part.ts';
import type { TrouserCut } from './trouser-cut.ts';

export const bandOf = (half: number, band: number, lower = half): TrouserCut => ({
  waist: { half, band, lower },
  hip: { half, y: band },
  crotch: 0,
  knee: { y: 0, outer: 0, inner: 0 },
  hem: { y: 0, outer: 0, inner: 0 },
});

/** The dark inside of the back, seen below a swinging hem. */
export const lining = (drape: ReturnType<typeof drapeOf>): Part => ({
  outline: [
    ...section(drape.hem, 0.02, 0.98).map(([x, y]) => [600 + (x - 600) * 0.97, y - 26] as const),
    ...section(drape.hem, 0.02, 0.98)
      .map(
        ([x, y], i) => [600 + (x - 600) * 0.965, Math.max(y, drape.bottom) + Math.sin(i * 0.4) * 3] as const,
      )
      .reverse(),
  ],
  dim: 0.42,
  lift: 0,
  plain: true,
});
