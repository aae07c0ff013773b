import { seam, shadowLine, stitches } from '../cloth/sewing.ts';
import { join, mirror, offset, reverse } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { pussyBow } from './pussy-bow.ts';
import { shirtCuff } from './shirt-details.ts';
import { sleeveOf } from './sleeve.ts';
import { type TorsoCut, through, torsoFolds, torsoOf } from './torso.ts';

/** Silk, with a bow at the neck and full sleeves gathered into narrow cuffs. */
export function blouse(studio: Studio): Garment {
  const { chance, ink, dye } = studio;
  const cut: TorsoCut = {
    neck: { half: 88, front: 60, back: 4 },
    shoulder: { half: 250, drop: 58 },
    underarm: { half: 284, y: 318, inset: 22 },
    waist: { half: 282, y: 580 },
    hem: { half: 296, y: 800, dip: 16 },
  };
  const torso = torsoOf(cut);
  const sides = [-1, 1] as const;
  const sleeves = sides.map((side) =>
    sleeveOf(cut, { length: 600, angle: 73, cuff: 128, fullness: 40, bend: 34 }, side, chance),
  );
  const gathers = (sleeve: (typeof sleeves)[number]): Fold[] => [
    ...[0.1, 0.22, 0.35, 0.48, 0.6, 0.73, 0.86].map(
      (s): Fold => ({
        spine: [
          sleeve.place(1, s),
          sleeve.place(0.9, s + (chance() - 0.5) * 0.1),
          sleeve.place(0.66 - chance() * 0.2, s + (chance() - 0.5) * 0.2),
        ],
        width: 12 + chance() * 6,
        depth: -7 - chance() * 4,
        skew: (chance() - 0.5) * 0.8,
        ends: [0, 0.85],
      }),
    ),
    ...[0.4, 0.56, 0.7, 0.84].map(
      (s): Fold => ({
        spine: [sleeve.place(0.03, s), sleeve.place(0.12, s), sleeve.place(0.3, s + (chance() - 0.5) * 0.12)],
        width: 11,
        depth: -6,
        ends: [0, 0.85],
      }),
    ),
  ];
  const fly = through('-24 90, -23 820');
  const shoulderGathers = sides.flatMap((side) =>
    [0.3, 0.5, 0.7].map((t): Fold => {
      const x = side * (88 + t * 160);
      return {
        spine: through([
          [x, 20 + t * 40],
          [x * 0.96, 120],
          [x * 0.9 + (chance() - 0.5) * 20, 230],
        ]),
        width: 13,
        depth: -5,
        ends: [0, 0.85],
      };
    }),
  );
  return {
    parts: [
      neckBack(),
      ...sleeves.flatMap((sleeve, i): Part[] => [
        {
          outline: sleeve.outline,
          shell: [torso.outline],
          folds: [...sleeve.folds.slice(0, 4), ...gathers(sleeve)],
          grain: sleeve.grain,
          puff: { radius: 80, depth: 36 },
        },
        shirtCuff(sleeve, sides[i] ?? 1, 66, ink, dye),
      ]),
      {
        outline: torso.outline,
        shell: sleeves.map((sleeve) => sleeve.outline),
        folds: [...torsoFolds(cut, chance, 1.1), ...shoulderGathers],
        lift: 5,
        over:
          seam(torso.armhole.left, ink) +
          seam(reverse(torso.armhole.right), ink) +
          shadowLine(fly, ink, 5, 0.35) +
          stitches(offset(mirror(fly), 2), ink, ink.thread, 5) +
          stitches(offset(torso.hem, 14), ink, ink.thread, 5),
      },
      ...pussyBow(chance),
    ],
    fabric: studio.fabric ?? 'silk',
    upright: true,
  };
}

function neckBack(): Part {
  return {
    outline: join(
      through('-90 -26, -50 -46, 0 -52, 50 -46, 90 -26'),
      through('90 -10, 50 44, 0 70, -50 44, -90 -10'),
    ),
    dim: 0.3,
    lift: 0,
    plain: true,
    puff: { radius: 10, depth: 0 },
  };
}
