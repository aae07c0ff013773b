import { turn } from '../drawing/geometry.ts';
import type { Part } from '../drawing/part.ts';
import { at, through } from '../tops/torso.ts';
import { type Ink, seam, stitches } from './sewing.ts';

/** A flap that covers a pocket's slit. */
export function flap(
  x: number,
  y: number,
  width: number,
  height: number,
  tilt: number,
  ink: Ink,
  stitched = false,
): Part {
  const w = width / 2;
  const around = at(x, y);
  const outline = through([
    [x - w, y, 0],
    [x + w, y, 0],
    [x + w - 1, y + height * 0.72, 0.5],
    [x + w - height * 0.3, y + height, 0.6],
    [x, y + height + 3],
    [x - w + height * 0.3, y + height, 0.6],
    [x - w + 1, y + height * 0.72, 0.5],
    [x - w, y, 0],
  ]).slice(0, -1);
  const inset = through([
    [x - w + 7, y + 2, 0],
    [x - w + 7, y + height * 0.68, 0.5],
    [x - w + height * 0.36, y + height - 7, 0.6],
    [x + w - height * 0.36, y + height - 7, 0.6],
    [x + w - 7, y + height * 0.68, 0.5],
    [x + w - 7, y + 2, 0],
  ]);
  return {
    outline: turn(outline, tilt, around),
    grain: tilt,
    lift: 5,
    roll: { radius: 6, depth: 2.5 },
    puff: { radius: 30, depth: 3 },
    crumple: 0.5,
    over: stitched ? stitches(turn(inset, tilt, around), ink, ink.thread, 5) : '',
    loose: seam(turn([at(x - w - 4, y - 2), at(x + w + 4, y - 2)], tilt, around), ink, 1.2),
  };
}

/** A narrow welt, as of a breast pocket. */
export function welt(x: number, y: number, width: number, height: number, tilt: number, ink: Ink): Part {
  const w = width / 2;
  const around = at(x, y);
  const outline = [at(x - w, y), at(x + w, y), at(x + w, y + height), at(x - w, y + height)];
  return {
    outline: turn(outline, tilt, around),
    grain: tilt,
    lift: 4,
    roll: { radius: 6, depth: 2.5 },
    puff: { radius: 14, depth: 2 },
    crumple: 0.4,
    loose: seam(turn([at(x - w, y), at(x + w, y)], tilt, around), ink, 0.9),
  };
}

/** A bag sewn on, with rounded or square lower corners. */
export function patch(
  x: number,
  y: number,
  width: number,
  height: number,
  ink: Ink,
  options: { round?: number; thread?: string; hem?: number; tilt?: number } = {},
): Part {
  const { round = 14, thread = ink.thread, hem = 24, tilt = 0 } = options;
  const w = width / 2;
  const around = at(x, y);
  const bag = (inset: number) =>
    turn(
      through([
        [x - w + inset, y + (inset > 0 ? 2 : 0), 0],
        [x - w + inset, y + height - round - inset, 0.6],
        [x - w + round + inset * 0.6, y + height - inset, 0.6],
        [x + w - round - inset * 0.6, y + height - inset, 0.6],
        [x + w - inset, y + height - round - inset, 0.6],
        [x + w - inset, y + (inset > 0 ? 2 : 0), 0],
      ]),
      tilt,
      around,
    );
  return {
    outline: bag(0),
    grain: tilt,
    lift: 5,
    roll: { radius: 9, depth: 5 },
    puff: { radius: 50, depth: 7 },
    folds: [
      {
        spine: turn([at(x - w * 0.6, y + height * 0.3), at(x + w * 0.3, y + height * 0.7)], tilt, around),
        width: 26,
        depth: -2.5,
      },
    ],
    over:
      stitches(bag(7), ink, thread) +
      (hem > 0 ? stitches(turn([at(x - w, y + hem), at(x + w, y + hem)], tilt, around), ink, thread) : ''),
  };
}
