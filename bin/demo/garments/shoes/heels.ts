import { seam, shadowLine } from '../cloth/sewing.ts';
import { mixed } from '../colors.ts';
import { curve, offset, shape } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { profilePair, sole, soleDye } from './shoe-kit.ts';

/** A pointed pump on a slender heel. */
export function heels(studio: Studio): Garment {
  const { ink, variant } = studio;
  const block = variant % 2 === 1;
  const upper = shape(`
    846 316 .3, 870 246, 864 164, 842 112 .5, 820 116 .6, 770 178, 680 264, 580 344, 480 408,
    390 444, 316 440 .7, 270 426 .7, 206 452, 130 504, 58 544, 8 566 .2, 40 584 .5, 200 590,
    320 578, 430 532, 560 452, 700 364, 790 330
  `);
  const lining = shape(`
    842 112 .5, 806 118, 740 160, 650 240, 540 318, 430 384, 340 418, 272 424 .5, 320 446,
    396 452, 486 416, 586 352, 686 270, 790 160
  `);
  const bottom = sole(
    [
      [8, 570, 0.2],
      [60, 580],
      [200, 588],
      [322, 576],
      [430, 530],
      [560, 450],
      [700, 362],
      [800, 326],
      [852, 312, 0.3],
      [848, 330, 0.3],
      [780, 346],
      [690, 384],
      [560, 470],
      [440, 548],
      [330, 594],
      [190, 604],
      [60, 596],
    ],
    soleDye(studio.dye),
    { fabric: 'calf', roll: { radius: 5, depth: 4 } },
  );
  const heel: Part = {
    outline: shape(
      block
        ? [
            [706, 352, 0.3],
            [790, 326],
            [858, 306, 0.3],
            [868, 400],
            [866, 596, 0.2],
            [756, 598, 0.2],
            [748, 460],
          ]
        : [
            [706, 354, 0.3],
            [790, 326],
            [860, 304, 0.3],
            [870, 360],
            [858, 460],
            [850, 590, 0.2],
            [822, 592, 0.2],
            [818, 480],
            [790, 410],
          ],
    ),
    roll: { radius: 12, depth: 12 },
    puff: { radius: 40, depth: 30 },
    lift: 4,
  };
  const tap: Part = {
    outline: shape(
      block
        ? [
            [756, 592, 0.2],
            [866, 590, 0.2],
            [866, 606, 0.2],
            [757, 606, 0.2],
          ]
        : [
            [821, 586, 0.2],
            [850, 584, 0.2],
            [850, 602, 0.2],
            [822, 602, 0.2],
          ],
    ),
    dye: '#1d1a19',
    fabric: 'rubber',
    lift: 2,
  };
  const topLine = curve('842 114, 820 118, 770 180, 680 266, 580 346, 480 410, 390 446, 316 442, 272 428');
  const shoe: Part[] = [
    {
      outline: lining,
      dye: mixed(studio.dye, '#c9ab88', 0.25),
      fabric: 'calf',
      plain: true,
      dim: 0.16,
      lift: 0,
      puff: { radius: 20, depth: -6 },
    },
    heel,
    tap,
    bottom,
    {
      outline: upper,
      roll: { radius: 14, depth: 12 },
      puff: { radius: 60, depth: 52 },
      lift: 5,
      folds: [{ spine: topLine, width: 9, depth: 6, ends: [0.05, 0.05] }],
      over: `${shadowLine(offset(topLine, -7), ink, 2, 0.2)}${seam(
        curve('786 152, 774 240, 768 340'),
        ink,
        0.7,
      )}`,
    },
  ];
  return { parts: profilePair(shoe, 620, 0.9, -2), fabric: studio.fabric ?? 'calf', drift: 0.25 };
}
