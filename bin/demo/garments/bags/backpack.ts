import { ring } from '../cloth/metal.ts';
import { shadowLine, stitches } from '../cloth/sewing.ts';
import { toned } from '../colors.ts';
import { curve, type Line, offset, ribbon, shape } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { strapPart } from './straps.ts';

/** A flap backpack: two straps with buckles, a zipped pocket. */
export function backpack(studio: Studio): Garment {
  const { ink } = studio;
  const leather = toned('#6b4630', 0.02);
  const body = shape(`
    300 420 .7, 420 330, 600 312, 780 330, 900 420 .7, 932 700, 944 1100, 930 1270 .6,
    860 1322 .6, 600 1336, 340 1322 .6, 270 1270 .6, 256 1100, 268 700
  `);
  const flap = shape(`
    288 440 .7, 410 328, 600 306, 790 328, 912 440 .7, 936 640, 930 790 .6, 860 830 .6, 600 844,
    340 830 .6, 270 790 .6, 264 640
  `);
  const pocket = shape(`
    330 930 .5, 600 922, 870 930 .5, 884 1060, 880 1220 .6, 820 1262 .6, 600 1270, 380 1262 .6,
    320 1220 .6, 316 1060
  `);
  const closed = (line: Line): Line => [...line, line[0] ?? [0, 0]];
  const straps = [420, 780].flatMap((x): Part[] => [
    {
      outline: ribbon(
        curve([
          [x, 560],
          [x, 800],
          [x, 1006],
        ]),
        52,
      ),
      dye: leather,
      fabric: 'calf',
      plain: true,
      roll: { radius: 7, depth: 6 },
      puff: { radius: 14, depth: 4 },
      lift: 9,
      over:
        stitches(
          curve([
            [x - 19, 566],
            [x - 19, 1000],
          ]),
          ink,
          '#c9a97e',
          6,
        ) +
        stitches(
          curve([
            [x + 19, 566],
            [x + 19, 1000],
          ]),
          ink,
          '#c9a97e',
          6,
        ),
    },
    {
      outline: ribbon(
        curve([
          [x, 872],
          [x, 934],
        ]),
        74,
      ),
      dye: leather,
      fabric: 'calf',
      plain: true,
      roll: { radius: 6, depth: 5 },
      lift: 5,
      loose: `<g transform="translate(${x} 904)">${ring((a) => `<rect x="-38" y="-30" width="76" height="60" rx="8" ${a}/>`, 10)}${ring((a) => `<path d="M0 -30V34" ${a}/>`, 8)}</g>`,
    },
  ]);
  const shoulder = [-1, 1].map(
    (side): Part =>
      strapPart(
        curve([
          [600 + side * 250, 470],
          [600 + side * 372, 640],
          [600 + side * 388, 900],
          [600 + side * 320, 1180],
        ]),
        62,
        studio,
        { lift: 6 },
      ),
  );
  const grip = curve('520 330, 524 250, 600 216, 676 250, 680 330');
  return {
    parts: [
      ...shoulder,
      strapPart(grip, 40, studio, { dye: leather, fabric: 'calf', plain: true }),
      {
        outline: body,
        roll: { radius: 26, depth: 22 },
        puff: { radius: 120, depth: 60 },
        folds: [
          {
            spine: curve('280 860, 340 900, 330 960'),
            width: 26,
            depth: -7,
          },
          {
            spine: curve('920 860, 860 900, 870 960'),
            width: 26,
            depth: -7,
          },
          {
            spine: curve('280 1100, 300 1200, 360 1310'),
            width: 26,
            depth: -6,
          },
          {
            spine: curve('926 1090, 904 1200, 850 1310'),
            width: 26,
            depth: -6,
          },
        ],
        over: stitches(offset(closed(body), 24), ink),
      },
      {
        outline: pocket,
        roll: { radius: 18, depth: 14 },
        puff: { radius: 80, depth: 30 },
        lift: 9,
        folds: [
          {
            spine: curve('360 1240, 500 1150, 700 1180'),
            width: 34,
            depth: -6,
          },
        ],
        over:
          stitches(offset(closed(pocket), 16), ink) +
          shadowLine(curve('340 986, 600 978, 860 986'), ink, 7, 0.5) +
          stitches(curve('340 1000, 600 992, 860 1000'), ink),
      },
      {
        outline: flap,
        roll: { radius: 20, depth: 16 },
        puff: { radius: 100, depth: 44 },
        lift: 16,
        folds: [
          {
            spine: curve('290 470, 420 420, 600 410, 780 420, 910 470'),
            width: 40,
            depth: 8,
          },
          {
            spine: curve('340 640, 480 720, 560 800'),
            width: 40,
            depth: -6,
          },
        ],
        over: stitches(offset(closed(flap), 18), ink),
      },
      ...straps,
    ],
    fabric: studio.fabric ?? 'canvas',
    drift: 0.25,
  };
}
