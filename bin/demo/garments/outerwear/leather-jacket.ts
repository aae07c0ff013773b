import { seam, stitches } from '../cloth/sewing.ts';
import { metals, zip } from '../cloth/zips.ts';
import { toned } from '../colors.ts';
import { join, type Line, mirror, offset, reverse } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { sleeveOf } from '../tops/sleeve.ts';
import { type TorsoCut, through, torsoFolds, torsoOf } from '../tops/torso.ts';
import { liningOf } from './front.ts';
import { bikerCollar, hemBelt, lapel, shoulderStrap } from './leather-jacket-trims.ts';
import { sleeveSeam } from './tailored-sleeve.ts';

const cut: TorsoCut = {
  neck: { half: 96, front: 90, back: 6 },
  shoulder: { half: 264, drop: 56 },
  underarm: { half: 288, y: 322, inset: 22 },
  waist: { half: 262, y: 540 },
  hem: { half: 262, y: 716, dip: 6 },
};

/** The biker: a slanting zip, wide lapels with studs, a belt at the hem. */
export function leatherJacket(studio: Studio): Garment {
  const { chance, ink, dye } = studio;
  const torso = torsoOf(cut);
  const sides = [-1, 1] as const;
  const sleeves = sides.map((side) =>
    sleeveOf(cut, { length: 664, angle: 76, cuff: 116, fullness: 24, bend: 14 }, side, chance),
  );
  const slant = through('-96 262 .3, -72 420, -40 600, -26 724 .3');
  const upperEdge = join(through('94 0 .3, 40 130, -96 262 .3'), slant.slice(1));
  const upper = join(torso.frame, through('262 716, 120 724, -26 726').slice(1), reverse(upperEdge).slice(1));
  const underEdge = through('-94 0 .3, -60 150, 60 300, 60 726');
  const under = join(
    mirror(torso.frame),
    through('-262 716, -120 724, 60 726').slice(1),
    reverse(underEdge).slice(1),
  );
  const shell = [upper, under, ...sleeves.map((sleeve) => sleeve.outline)];
  const folds: Fold[] = [
    ...torsoFolds(cut, chance, 1.1),
    ...sides.map(
      (side): Fold => ({
        spine: through([
          [side * 256, 560],
          [side * 180, 590],
          [side * 110, 570],
        ]),
        width: 14,
        depth: -6,
        ends: [0.1, 0.7],
      }),
    ),
  ];
  const metal = metals.silver;
  const tape = toned(dye, -0.05, 0.6);
  const panel = through('250 250, 180 262, 20 262');
  const princess = through('170 268, 176 480, 160 720');
  const sewn = (line: Line): string => seam(line, ink, 1) + stitches(offset(line, 6), ink, ink.thread, 5.5);
  return {
    parts: [
      liningOf(torso, 290, 96, toned(dye, 0.05, 0.6)),
      ...sleeves.map((sleeve, i): Part => {
        const cuffZip = [sleeve.place(0.8, 0.84), sleeve.place(0.99, 0.82)];
        return {
          outline: sleeve.outline,
          shell,
          folds: [
            ...sleeve.folds,
            ...sleeve.folds.map((fold) => ({
              ...fold,
              width: fold.width * 0.5,
              depth: fold.depth * 0.5,
              spine: fold.spine.map(([x, y]) => [x + 6, y + 22] as const),
            })),
          ],
          grain: sleeve.grain,
          over:
            sewn(sleeveSeam(sleeve)) +
            stitches(offset(sleeve.cuff, i === 0 ? 12 : -12), ink, ink.thread, 5.5),
          loose: zip(cuffZip, metal, tape, 16, 0.86),
        };
      }),
      {
        outline: under,
        shell,
        folds,
        lift: 4,
        over:
          seam(torso.armhole.left, ink, 1.2) + sewn(reverse(mirror(panel))) + sewn(reverse(mirror(princess))),
      },
      lapel(-1, ink, metal.base),
      {
        outline: upper,
        shell,
        folds,
        lift: 9,
        over: seam(reverse(torso.armhole.right), ink, 1.2) + sewn(panel) + sewn(princess),
        loose: [
          zip(offset(slant, -7), metal, tape, 24, 0.02),
          zip(through('92 392, 196 350'), metal, tape, 20, 0.94),
          zip(through('100 596, 206 520'), metal, tape, 20, 0.06),
          zip(through('-206 520, -110 596'), metal, tape, 20, 0.94),
        ].join(''),
      },
      lapel(1, ink, metal.base),
      bikerCollar(ink, metal.base),
      ...sides.map((side) => shoulderStrap(side, ink, metal.base)),
      ...hemBelt(ink),
    ],
    fabric: studio.fabric ?? 'leather',
  };
}
