import { stud } from '../cloth/buttons.ts';
import { stitches } from '../cloth/sewing.ts';
import { metals } from '../cloth/zips.ts';
import { join, mirror, offset, reverse, ribbon } from '../drawing/geometry.ts';
import type { Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { at, through } from '../tops/torso.ts';

export function lapel(side: 1 | -1, ink: Studio['ink'], metal: string): Part {
  const low: readonly [number, number] = side > 0 ? [-94, 264] : [62, 300];
  const outline = through([
    [low[0] * side * side, low[1], 0.3],
    [side * 96, 258, 0.7],
    [side * 214, 200, 0.15],
    [side * 138, 150, 0.2],
    [side * 72, 104, 0.3],
    [side * 40, 170],
    [low[0], low[1], 0.3],
  ]).slice(0, -1);
  const inset = through([
    [side * 20, 262],
    [side * 100, 248],
    [side * 198, 199, 0.15],
    [side * 134, 158, 0.2],
    [side * 84, 122],
  ]);
  return {
    outline,
    grain: side * -20,
    lift: 11,
    roll: { radius: 9, depth: 6 },
    puff: { radius: 40, depth: 10 },
    crumple: 0.6,
    over: stitches(inset, ink, ink.thread, 5.5),
    loose: stud(at(side * 186, 198), 9, metal),
  };
}

export function bikerCollar(ink: Studio['ink'], metal: string): Part {
  const right = through('72 104 .2, 136 148 .2, 176 96 .2, 146 30, 84 -40, 0 -54');
  const inner = through('0 -8, 56 -4, 78 44, 72 104 .3');
  return {
    outline: join(right, reverse(mirror(right)).slice(1), mirror(reverse(inner)).slice(1), inner.slice(1)),
    lift: 11,
    roll: { radius: 9, depth: 6 },
    puff: { radius: 30, depth: 9 },
    crumple: 0.6,
    folds: [
      {
        spine: through('-86 40, -58 -26, 0 -34, 58 -26, 86 40'),
        width: 16,
        depth: 7,
        ends: [0.15, 0.15],
      },
    ],
    over:
      stitches(through('82 102, 134 138 .2, 168 96 .2, 138 34'), ink, ink.thread, 5.5) +
      stitches(through('-82 102, -134 138 .2, -168 96 .2, -138 34'), ink, ink.thread, 5.5),
    loose: stud(at(146, 104), 8, metal) + stud(at(-146, 104), 8, metal),
  };
}

export function shoulderStrap(side: 1 | -1, ink: Studio['ink'], metal: string): Part {
  const spine = through([
    [side * 256, 62],
    [side * 200, 44],
    [side * 150, 28],
  ]);
  return {
    outline: ribbon(spine, 42),
    grain: side * -70,
    lift: 6,
    roll: { radius: 7, depth: 5 },
    puff: { radius: 16, depth: 4 },
    over:
      stitches(offset(spine, 15), ink, ink.thread, 5.5) + stitches(offset(spine, -15), ink, ink.thread, 5.5),
    loose: stud(at(side * 170, 34), 8, metal),
  };
}

export function hemBelt(ink: Studio['ink']): Part[] {
  const spine = through('-264 694, -100 704, 100 704, 264 694');
  const { dark, base, light } = metals.silver;
  const [x, y] = at(96, 704);
  const frame = `<rect x="${x - 34}" y="${y - 34}" width="68" height="68" rx="7" fill="none"`;
  return [
    {
      outline: ribbon(spine, 48),
      lift: 8,
      roll: { radius: 8, depth: 6 },
      puff: { radius: 18, depth: 5 },
      over:
        stitches(offset(spine, 17), ink, ink.thread, 5.5) +
        stitches(offset(spine, -17), ink, ink.thread, 5.5),
      loose: `${frame} stroke="#000" stroke-opacity=".3" stroke-width="11" transform="translate(3 5)"/>${frame} stroke="${dark}" stroke-width="10"/>${frame} stroke="${base}" stroke-width="7"/>${frame} stroke="${light}" stroke-width="2" transform="translate(-1.4 -1.6)"/><path d="M${x - 34} ${y}h70" stroke="${dark}" stroke-width="8"/><path d="M${x - 34} ${y - 1}h70" stroke="${light}" stroke-width="3"/>`,
    },
    ...[-180, -40, 190].map(
      (place): Part => ({
        outline: ribbon(
          through([
            [place, 666],
            [place, 736],
          ]),
          20,
        ),
        roll: { radius: 6, depth: 5 },
        lift: 6,
        over:
          stitches(
            through([
              [place - 6, 670],
              [place - 6, 732],
            ]),
            ink,
            ink.thread,
            5,
          ) +
          stitches(
            through([
              [place + 6, 670],
              [place + 6, 732],
            ]),
            ink,
            ink.thread,
            5,
          ),
      }),
    ),
  ];
}
