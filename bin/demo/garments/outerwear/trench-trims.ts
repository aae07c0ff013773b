import { buckle } from '../cloth/buckle.ts';
import { button } from '../cloth/buttons.ts';
import { stitches } from '../cloth/sewing.ts';
import { toned } from '../colors.ts';
import { join, type Line, offset, ribbon } from '../drawing/geometry.ts';
import type { Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import type { Sleeve } from '../tops/sleeve.ts';
import { at, through } from '../tops/torso.ts';

/** The loose layer of cloth over one shoulder and breast. */
export function stormFlap(ink: Studio['ink']): Part {
  const outline = join(
    through('-90 10 .3, -180 34, -262 54 .4'),
    through('-262 60 .4, -252 180, -266 300 .5, -214 366, -120 388, -30 348 .4').slice(1),
    through('-30 348, -64 180, -90 10').slice(1, -1),
  );
  const lower = through('-262 296, -212 356, -120 377, -34 340');
  return {
    outline,
    lift: 9,
    roll: { radius: 9, depth: 5 },
    folds: [
      {
        spine: through('-240 90, -190 200, -150 340'),
        width: 26,
        depth: -4,
      },
    ],
    over: stitches(lower, ink),
  };
}

export function epaulette(side: 1 | -1, ink: Studio['ink'], hex: string): Part {
  const spine = through([
    [side * 262, 66],
    [side * 196, 42],
    [side * 138, 24],
  ]);
  const outline = [...ribbon(spine, (t) => 50 - 8 * t)];
  const tip = offset(spine, 0).at(-1) ?? [0, 0];
  return {
    outline,
    grain: side * -70,
    lift: 7,
    roll: { radius: 8, depth: 5 },
    puff: { radius: 18, depth: 4 },
    over: stitches(offset(spine, 18), ink, ink.thread, 5) + stitches(offset(spine, -18), ink, ink.thread, 5),
    loose: button([tip[0] + side * 22, tip[1] + 7], 10, hex),
  };
}

export function cuffStrap(sleeve: Sleeve, hex: string, ink: Studio['ink']): Part {
  const line: Line = [0.02, 0.25, 0.5, 0.75, 0.98].map((s) => sleeve.across(0.86, s));
  const spine = through([]).concat(line);
  return {
    outline: ribbon(spine, 38),
    grain: sleeve.grain + 90,
    lift: 6,
    roll: { radius: 7, depth: 5 },
    puff: { radius: 16, depth: 4 },
    over: stitches(offset(spine, 14), ink, ink.thread, 5) + stitches(offset(spine, -14), ink, ink.thread, 5),
    loose: buckle(sleeve.across(0.86, 0.72), 22, 44, sleeve.grain, toned(hex, -0.04)),
  };
}

export function buckledBelt(half: number, y: number, ink: Studio['ink'], hex: string): Part[] {
  const spine = through([
    [-half - 3, y - 10],
    [-half * 0.4, y + 3],
    [half * 0.4, y + 3],
    [half + 3, y - 10],
  ]);
  const tail = through([
    [-30, y + 4],
    [-96, y + 26],
    [-140, y + 92],
    [-152, y + 190],
  ]);
  const sewn = (line: Line): string =>
    stitches(offset(line, 21), ink, ink.thread, 5) + stitches(offset(line, -21), ink, ink.thread, 5);
  const soft = { roll: { radius: 9, depth: 6 }, puff: { radius: 20, depth: 5 } };
  return [
    { outline: ribbon(spine, 58), ...soft, lift: 9, over: sewn(spine) },
    { outline: ribbon(tail, 56), ...soft, lift: 11, over: sewn(tail), grain: 20 },
    {
      outline: ribbon(
        through([
          [-34, y + 2],
          [34, y + 4],
        ]),
        58,
      ),
      ...soft,
      lift: 4,
      loose: buckle(at(0, y + 3), 60, 82, 0, toned(hex, -0.02)),
    },
    {
      outline: ribbon(
        through([
          [66, y - 30],
          [67, y + 34],
        ]),
        16,
      ),
      roll: { radius: 5, depth: 4 },
      lift: 5,
    },
    {
      outline: ribbon(
        through([
          [-176, y - 36],
          [-176, y + 30],
        ]),
        16,
      ),
      roll: { radius: 5, depth: 4 },
      lift: 5,
    },
    {
      outline: ribbon(
        through([
          [176, y - 36],
          [176, y + 30],
        ]),
        16,
      ),
      roll: { radius: 5, depth: 4 },
      lift: 5,
    },
  ];
}
