import { seam, shadowLine, stitches } from '../cloth/sewing.ts';
import { mixed, toned } from '../colors.ts';
import { curve, shape } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { sole, soleDye, standing, weltLine } from './shoe-kit.ts';

const lugged = (dye: string): Part[] => [
  sole(
    [
      [112, 838, 0.5],
      [248, 848],
      [469, 850],
      [560, 846, 0.4],
      [800, 842, 0.3],
      [804, 900, 0.3],
      [796, 908, 0.3],
      [572, 908, 0.3],
      [560, 876, 0.4],
      [478, 884],
      [231, 886],
      [129, 872],
    ],
    dye,
    {
      over: '<path d="M560 868H810M40 862C200 872 460 872 560 866" stroke="#000" stroke-width="2" opacity=".3" fill="none"/>',
    },
  ),
];

const ankleShape = (top: number) =>
  shape([
    [786, 846, 0.3],
    [806, 760],
    [796, 640],
    [788, 520],
    [794, top + 20],
    [790, top, 0.4],
    [660, top + 14],
    [524, top + 4, 0.4],
    [522, top + 60],
    [516, 540],
    [494, 626],
    [434, 682],
    [340, 718],
    [236, 742],
    [152, 778],
    [114, 820],
    [114, 848, 0.3],
    [418, 858],
  ]);

/** Elastic at the ankle, a tab at the back. */
export function ankleBoots(studio: Studio): Garment {
  const { ink, dye } = studio;
  const top = 380;
  const gusset = shape([
    [604, top + 8, 0.3],
    [712, top + 10, 0.3],
    [716, 500],
    [700, 620],
    [664, 676, 0.6],
    [628, 620],
    [606, 500],
  ]);
  const ribs = Array.from({ length: 16 }, (_, i) =>
    shadowLine(
      curve([
        [606 + i * 7, top + 6],
        [610 + i * 6.6, 540],
        [634 + i * 3.6, 690],
      ]),
      ink,
      3,
      0.5,
    ),
  ).join('');
  const boot: Part[] = [
    ...lugged(soleDye(dye)),
    {
      outline: shape([
        [524, top + 4, 0.4],
        [600, top - 14],
        [720, top - 16],
        [790, top, 0.4],
        [660, top + 22],
      ]),
      dye: mixed(dye, '#a98b6a', 0.3),
      fabric: 'calf',
      plain: true,
      dim: 0.4,
      lift: 0,
    },
    {
      outline: ankleShape(top),
      roll: { radius: 18, depth: 14 },
      puff: { radius: 110, depth: 84 },
      lift: 5,
      folds: [
        {
          spine: curve('600 380, 610 520, 590 660, 486 760'),
          width: 90,
          depth: 22,
          ends: [0, 0.3],
        },
        {
          spine: curve('520 560, 560 590, 596 600'),
          width: 16,
          depth: -7,
          ends: [0.1, 0.6],
        },
        {
          spine: curve('500 610, 540 640, 600 650'),
          width: 18,
          depth: -8,
          ends: [0.1, 0.6],
        },
        {
          spine: curve('452 676, 486 700, 520 740'),
          width: 15,
          depth: -5,
          ends: [0.1, 0.6],
        },
        {
          spine: curve('786 640, 750 650, 724 640'),
          width: 16,
          depth: -5,
          ends: [0.1, 0.7],
        },
      ],
      over:
        stitches(curve('596 388, 598 500, 620 630, 664 690, 708 630, 726 500, 722 390'), ink, ink.thread, 5) +
        seam(curve('664 690, 656 760, 620 850'), ink),
    },
    {
      outline: gusset,
      dye: toned(dye, -0.03, 0.7),
      fabric: 'rib',
      plain: true,
      lift: 0,
      roll: { radius: 7, depth: -4 },
      puff: { radius: 60, depth: 20 },
      over: ribs,
    },
    {
      outline: shape([
        [770, top - 30, 0.5],
        [790, top - 34],
        [804, top - 10],
        [806, top + 74, 0.3],
        [782, top + 74, 0.3],
        [780, top - 4],
        [770, top - 10],
      ]),
      fabric: 'canvas',
      roll: { radius: 5, depth: 4 },
      lift: 4,
    },
    weltLine(curve('115 842, 231 854, 469 856, 640 850'), toned(dye, -0.1, 0.8), 14),
  ];
  return { parts: standing(boot, 130, 230, 0.97), fabric: studio.fabric ?? 'calf', drift: 0.25 };
}
