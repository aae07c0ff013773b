import { stitches } from '../cloth/sewing.ts';
import { type Line, offset, ribbon } from '../drawing/geometry.ts';
import type { Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';

export const strapPart = (line: Line, width: number, studio: Studio, extra: Partial<Part> = {}): Part => ({
  outline: ribbon(line, width),
  roll: { radius: 8, depth: 8 },
  puff: { radius: 16, depth: 6 },
  lift: 10,
  over:
    stitches(offset(line, width / 2 - 7), studio.ink, studio.ink.thread, 6) +
    stitches(offset(line, 7 - width / 2), studio.ink, studio.ink.thread, 6),
  ...extra,
});
