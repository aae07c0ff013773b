import { stitches } from '../cloth/sewing.ts';
import { type Line, offset, reverse, ribbon } from '../drawing/geometry.ts';
import type { Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import type { Sleeve } from '../tops/sleeve.ts';
import { through } from '../tops/torso.ts';

/** A strip that covers the fastening. */
export function stormPlacket(
  from: number,
  to: number,
  width: number,
  ink: Studio['ink'],
  studs: string,
  lean = 0,
): Part {
  const left = through([
    [-width / 2 + 6, from],
    [-width / 2 + 6 + lean, to],
  ]);
  const right = through([
    [width / 2 + 6, from],
    [width / 2 + 6 + lean, to],
  ]);
  return {
    outline: [...right, ...reverse(left)],
    lift: 8,
    roll: { radius: 8, depth: 5 },
    puff: { radius: 24, depth: 4 },
    over: stitches(offset(left, -8), ink) + stitches(offset(right, 8), ink),
    loose: studs,
  };
}

export function tab(sleeve: Sleeve, t: number, ink: Studio['ink'], loose: string): Part {
  const spine: Line = [0.3, 0.5, 0.7, 0.88].map((s) => sleeve.across(t, s));
  return {
    outline: ribbon(spine, 36),
    grain: sleeve.grain + 90,
    lift: 6,
    roll: { radius: 6, depth: 4 },
    puff: { radius: 14, depth: 3 },
    over: stitches(offset(spine, 13), ink, ink.thread, 5) + stitches(offset(spine, -13), ink, ink.thread, 5),
    loose,
  };
}
