import { litLine, shadowLine } from '../cloth/sewing.ts';
import { toned } from '../colors.ts';
import { curve, offset, shape } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { sole, standing } from './shoe-kit.ts';

/** Rubber boots: a smooth shaft, a binding at the top, a strap with a buckle. */
export function rainBoots(studio: Studio): Garment {
  const { ink, dye } = studio;
  const shaft = shape(`
    790 858 .3, 810 780, 792 680, 784 560, 796 380, 806 200, 802 60 .3, 650 74, 486 60 .3,
    486 240, 502 440, 508 560, 489 650, 418 700, 316 716, 206 724, 136 764, 114 858 .3, 418 868
  `);
  const strap = curve('670 118, 740 124, 806 116');
  const boot: Part[] = [
    sole(
      [
        [110, 820, 0.5],
        [248, 838],
        [469, 842],
        [640, 832],
        [806, 820, 0.4],
        [812, 880],
        [806, 922, 0.3],
        [600, 926, 0.3],
        [588, 896, 0.4],
        [478, 904],
        [231, 908],
        [126, 894],
        [104, 858],
      ],
      toned(dye, -0.09, 0.8),
      {
        over: '<path d="M30 872C200 886 480 886 590 876H816" fill="none" stroke="#000" stroke-width="3" opacity=".25"/>',
        puff: { radius: 40, depth: 14 },
      },
    ),
    {
      outline: shape('486 60 .4, 560 40, 720 38, 802 60 .4, 650 86'),
      dye: '#c9bda6',
      fabric: 'canvas',
      plain: true,
      dim: 0.4,
      lift: 0,
    },
    {
      outline: shaft,
      roll: { radius: 20, depth: 16 },
      puff: { radius: 130, depth: 110 },
      lift: 5,
      folds: [
        {
          spine: curve('590 40, 600 300, 610 520, 600 700'),
          width: 110,
          depth: 34,
          ends: [0, 0.3],
        },
        {
          spine: curve('500 560, 560 596, 650 590'),
          width: 26,
          depth: -9,
          ends: [0.1, 0.6],
        },
        {
          spine: curve('491 640, 540 660, 610 640'),
          width: 22,
          depth: -7,
          ends: [0.1, 0.6],
        },
        {
          spine: curve('792 620, 730 640, 660 620'),
          width: 24,
          depth: -7,
          ends: [0.1, 0.6],
        },
      ],
      over:
        shadowLine(curve('129 776, 197 740, 324 736, 435 760, 503 840'), ink, 4, 0.3) +
        litLine(curve('129 770, 197 734, 324 730, 438 755, 510 838'), ink, 2, 0.4),
    },
    {
      outline: shape('482 58 .3, 650 74, 806 58 .3, 806 92 .3, 650 108, 482 92 .3'),
      roll: { radius: 8, depth: 7 },
      puff: { radius: 90, depth: 30 },
      lift: 4,
    },
    {
      outline: [...offset(strap, 17), ...[...offset(strap, -17)].reverse()],
      roll: { radius: 7, depth: 6 },
      puff: { radius: 12, depth: 4 },
      lift: 6,
      loose: `<g transform="translate(708 122)"><rect x="-15" y="-24" width="30" height="48" rx="5" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="8" transform="translate(2 4)"/><rect x="-15" y="-24" width="30" height="48" rx="5" fill="none" stroke="#77787a" stroke-width="7"/><rect x="-15" y="-24" width="30" height="48" rx="5" fill="none" stroke="#dcdbd8" stroke-width="3" transform="translate(-.8 -1)"/><path d="M-15 0h32" stroke="#a9a9a9" stroke-width="5"/></g>`,
    },
  ];
  return { parts: standing(boot, 170, 120), fabric: studio.fabric ?? 'rubber', drift: 0.25 };
}
