import { join, type Line, reverse } from '../drawing/geometry.ts';
import type { Part } from '../drawing/part.ts';

export const backOf = (neckline: Line, back: Line): Part => ({
  outline: join(back, reverse(neckline)),
  dim: 0.32,
  lift: 0,
  plain: true,
  puff: { radius: 10, depth: 0 },
});
