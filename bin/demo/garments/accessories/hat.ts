import { labOf } from '#shared/rules/oklab';
import { shadowLine, stitches } from '../cloth/sewing.ts';
import { toned } from '../colors.ts';
import { curve, offset, ribbon, shape } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import { type Garment, inkOf, type Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';

/** A felt hat with a wide brim, seen from the front and a little from above. */
export function hat(studio: Studio): Garment {
  const { ink, dye } = studio;
  const brim = shape(`
    96 900, 150 786, 330 700, 600 668, 870 700, 1050 786, 1104 900, 1040 1010, 860 1090,
    600 1122, 340 1090, 160 1010
  `);
  const crown = shape(`
    322 874 .4, 330 720, 352 560, 410 440, 500 404, 560 430, 612 444, 668 424, 730 404, 800 446,
    850 560, 872 720, 880 874 .4, 780 936, 600 962, 420 936
  `);
  const bandLine = curve('322 838, 420 906, 600 934, 782 906, 880 838');
  const bandDye = labOf(dye)[0] < 0.35 ? toned(dye, 0.06) : toned(dye, -0.1);
  const dent: Fold[] = [
    {
      spine: curve('470 430, 560 480, 616 500, 680 478, 760 430'),
      width: 40,
      depth: -34,
      ends: [0.25, 0.25],
    },
    {
      spine: curve('400 520, 440 600, 450 720'),
      width: 46,
      depth: -26,
      ends: [0.2, 0.5],
    },
    {
      spine: curve('806 520, 770 600, 764 720'),
      width: 46,
      depth: -26,
      ends: [0.2, 0.5],
    },
    {
      spine: curve('600 540, 604 640, 600 760'),
      width: 80,
      depth: 20,
      ends: [0.5, 0.5],
    },
  ];
  const bow: Part[] = [
    {
      outline: shape('338 820 .4, 392 800, 452 862 .4, 446 940 .4, 388 920, 332 884 .4'),
      dye: bandDye,
      fabric: 'silk',
      plain: true,
      lift: 7,
      roll: { radius: 7, depth: 5 },
      folds: [
        {
          spine: curve('392 806, 396 860, 390 918'),
          width: 10,
          depth: -6,
        },
      ],
    },
    {
      outline: ribbon(curve('390 800, 394 860, 388 924'), 26),
      dye: bandDye,
      fabric: 'silk',
      plain: true,
      lift: 5,
      roll: { radius: 6, depth: 5 },
    },
  ];
  return {
    parts: [
      {
        outline: brim,
        roll: { radius: 14, depth: 10 },
        puff: { radius: 120, depth: 30 },
        lift: 12,
        folds: [
          {
            spine: curve('130 870, 330 770, 600 736, 870 770, 1070 870'),
            width: 50,
            depth: 10,
          },
          {
            spine: curve('170 970, 380 1050, 600 1070, 820 1050, 1030 970'),
            width: 60,
            depth: 20,
            ends: [0.3, 0.3],
          },
        ],
        over: stitches(offset([...brim, brim[0] ?? [0, 0]], 16), ink, ink.thread, 6),
      },
      {
        outline: crown,
        roll: { radius: 26, depth: 22 },
        puff: { radius: 150, depth: 120 },
        lift: 26,
        folds: dent,
      },
      {
        outline: ribbon(bandLine, 78),
        dye: bandDye,
        fabric: 'silk',
        plain: true,
        roll: { radius: 7, depth: 5 },
        puff: { radius: 30, depth: 4 },
        lift: 6,
        field: (x) => 120 * Math.sqrt(Math.max(0.03, 1 - ((x - 600) / 290) ** 2)),
        over: shadowLine(offset(bandLine, 34), inkOf(bandDye), 3, 0.3),
      },
      ...bow,
    ],
    fabric: studio.fabric ?? (studio.variant % 3 === 2 ? 'straw' : 'wool'),
    drift: 0.3,
  };
}
