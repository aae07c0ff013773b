import { seam, stitches } from '../cloth/sewing.ts';
import { curve, shape } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { strapPart } from './straps.ts';

/** An open tote with two long handles. */
export function tote(studio: Studio): Garment {
  const { ink, chance, fabric, variant } = studio;
  const cloth = fabric ?? (variant % 2 === 0 ? 'canvas' : 'calf');
  const body = shape(`
    226 616 .3, 420 632, 600 638, 780 632, 974 616 .3, 966 820, 946 1100, 936 1300 .5,
    900 1334 .6, 600 1346, 300 1334 .6, 264 1300 .5, 254 1100, 234 820
  `);
  const inside = shape('226 616 .3, 420 586, 600 578, 780 586, 974 616 .3, 780 636, 600 642, 420 636');
  const front = curve('392 780, 388 620, 392 440, 456 300, 600 248, 744 300, 808 440, 812 620, 808 780');
  const back = curve('420 640, 424 500, 470 356, 612 304, 736 352, 776 480, 782 640');
  const ends = [392, 808].map(
    (x): Part => ({
      outline: [
        [x - 32, 646],
        [x + 32, 646],
        [x + 32, 800],
        [x - 32, 800],
      ],
      roll: { radius: 8, depth: 5 },
      puff: { radius: 18, depth: 4 },
      lift: 5,
      over:
        stitches(
          [
            [x - 24, 652],
            [x - 24, 792],
            [x + 24, 792],
            [x + 24, 652],
          ],
          ink,
        ) +
        stitches(
          [
            [x - 24, 730],
            [x + 24, 792],
          ],
          ink,
        ) +
        stitches(
          [
            [x + 24, 730],
            [x - 24, 792],
          ],
          ink,
        ),
    }),
  );
  const vary = (value: number, by: number): number => value + (chance() - 0.5) * 2 * by;
  return {
    parts: [
      strapPart(back, 44, studio, { dim: 0.2, lift: 7 }),
      { outline: inside, dim: 0.5, lift: 0, plain: true },
      {
        outline: body,
        roll: { radius: 16, depth: 12 },
        puff: { radius: 100, depth: 36 },
        folds: [
          {
            spine: curve('250 700, 340 860, 380 1100'),
            width: vary(46, 10),
            depth: -9,
          },
          {
            spine: curve('940 720, 850 900, 820 1140'),
            width: vary(46, 10),
            depth: -9,
          },
          {
            spine: curve('392 800, 440 960, 430 1180'),
            width: vary(40, 10),
            depth: -7,
            ends: [0.1, 0.7],
          },
          {
            spine: curve('808 800, 770 940, 790 1160'),
            width: vary(40, 10),
            depth: -7,
            ends: [0.1, 0.7],
          },
          {
            spine: curve('300 1290, 480 1210, 700 1230'),
            width: vary(50, 10),
            depth: 7,
          },
          {
            spine: curve('560 700, 600 900, 580 1050'),
            width: 60,
            depth: 6,
          },
        ],
        over:
          stitches(curve('228 664, 420 680, 600 686, 780 680, 972 664'), ink) +
          stitches(curve('228 672, 420 688, 600 694, 780 688, 972 672'), ink) +
          seam(curve('258 1240, 600 1262, 942 1240'), ink, 0.8),
      },
      ...ends,
      strapPart(front, 48, studio, { lift: 12 }),
    ],
    fabric: cloth,
    drift: 0.5,
  };
}
