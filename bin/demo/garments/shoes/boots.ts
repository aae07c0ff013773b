import { seam, stitches } from '../cloth/sewing.ts';
import { mixed, toned } from '../colors.ts';
import { curve, offset, shape } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { sole, soleDye, standing, weltLine } from './shoe-kit.ts';

/** To below the knee, with a soft shaft. */
export function boots(studio: Studio): Garment {
  const { ink, dye, chance } = studio;
  const shaft = shape(`
    778 846 .3, 800 770, 784 660, 772 540, 796 320, 812 120, 806 -60, 800 -150 .4, 640 -132,
    470 -150 .4, 466 -60, 478 160, 512 400, 518 540, 493 636, 426 686, 324 710, 214 724, 144 762,
    120 846 .3, 418 858
  `);
  const slouch: Fold[] = [0, 1, 2, 3, 4, 5].map((i) => {
    const y = 470 + i * 44 + (chance() - 0.5) * 22;
    const left = i % 2 === 0;
    return {
      spine: left
        ? curve([
            [508, y],
            [580, y + 26],
            [672, y + 14],
          ])
        : curve([
            [784, y],
            [710, y + 28],
            [620, y + 20],
          ]),
      width: 19,
      depth: -8 - chance() * 4,
      ends: [0.1, 0.65],
    };
  });
  const zipSeam = curve('640 -130, 636 200, 640 500, 610 700, 600 850');
  const boot: Part[] = [
    sole(
      [
        [115, 838, 0.5],
        [248, 848],
        [452, 850],
        [560, 836],
        [640, 826, 0.3],
        [790, 822, 0.3],
        [784, 930, 0.2],
        [778, 938, 0.3],
        [646, 938, 0.3],
        [640, 868],
        [540, 876],
        [444, 884],
        [231, 884],
        [129, 868],
      ],
      soleDye(dye),
      {
        fabric: 'calf',
        over: '<path d="M638 880H800M640 910H800" stroke="#000" stroke-width="2" opacity=".25"/>',
      },
    ),
    {
      outline: shape('470 -150 .4, 560 -172, 710 -174, 800 -150 .4, 640 -122'),
      dye: mixed(dye, '#a98b6a', 0.3),
      fabric: 'calf',
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
        ...slouch,
        {
          spine: curve('590 -160, 600 200, 620 520, 600 700'),
          width: 110,
          depth: 34,
          ends: [0, 0.3],
        },
        {
          spine: curve('500 40, 560 160, 600 330'),
          width: 40,
          depth: 6,
        },
        {
          spine: curve('790 60, 740 200, 724 380'),
          width: 34,
          depth: -6,
        },
        {
          spine: curve('452 690, 488 716, 517 756'),
          width: 14,
          depth: -5,
          ends: [0.1, 0.6],
        },
      ],
      over:
        seam(zipSeam, ink) +
        stitches(offset(zipSeam, 8), ink, ink.thread, 5) +
        stitches(curve('468 -132, 640 -112, 802 -132'), ink, ink.thread, 5),
    },
    weltLine(curve('119 842, 231 854, 452 856, 600 842'), toned(dye, -0.1, 0.8), 12),
  ];
  return { parts: standing(boot, 190, 110), fabric: studio.fabric ?? 'calf', drift: 0.25 };
}
