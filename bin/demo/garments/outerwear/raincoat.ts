import { stud } from '../cloth/buttons.ts';
import { flap } from '../cloth/pockets.ts';
import { seam, shadowLine, stitches } from '../cloth/sewing.ts';
import { toned } from '../colors.ts';
import { type Line, offset, reverse } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { sleeveOf } from '../tops/sleeve.ts';
import { hoodBack, hoodFronts } from '../tops/sweats.ts';
import { at, sides, type TorsoCut, through, torsoFolds, torsoOf } from '../tops/torso.ts';
import { stormPlacket, tab } from './storm-front.ts';

/** A hooded A-line with a covered front, taped seams and snaps. */
export function raincoat(studio: Studio): Garment {
  const { chance, ink, dye } = studio;
  const cut: TorsoCut = {
    neck: { half: 110, front: 90, back: 6 },
    shoulder: { half: 280, drop: 70 },
    underarm: { half: 318, y: 350, inset: 16 },
    waist: { half: 334, y: 620 },
    hem: { half: 372, y: 1010, dip: 12 },
  };
  const torso = torsoOf(cut);
  const sleeves = sides.map((side) =>
    sleeveOf(cut, { length: 664, angle: 74, cuff: 154, fullness: 28, bend: 12 }, side, chance),
  );
  const shell = sleeves.map((sleeve) => sleeve.outline);
  const snap = toned(dye, -0.06, 0.9);
  const raglan = (side: 1 | -1): Line =>
    through([
      [side * 112, 16],
      [side * 176, 150],
      [side * 262, 280],
      [side * 318, 350],
    ]);
  const studs = [150, 316, 482, 648, 814].map((y) => stud(at(6, y), 12, snap)).join('');
  const yoke = through('-262 250, 0 286, 262 250');
  return {
    parts: [
      hoodBack(studio),
      ...sleeves.flatMap((sleeve, i): Part[] => [
        {
          outline: sleeve.outline,
          shell: [torso.outline],
          folds: sleeve.folds,
          grain: sleeve.grain,
          over: stitches(offset(sleeve.cuff, i === 0 ? 30 : -30), ink),
        },
        tab(sleeve, 0.9, ink, stud(sleeve.across(0.9, 0.42), 9, snap)),
      ]),
      {
        outline: torso.outline,
        shell,
        folds: torsoFolds(cut, chance, 1.15),
        lift: 5,
        over: [
          seam(raglan(-1), ink, 1.1) + stitches(offset(raglan(-1), 7), ink),
          seam(reverse(raglan(1)), ink, 1.1) + stitches(offset(raglan(1), -7), ink),
          shadowLine(yoke, ink, 3, 0.12),
          stitches(offset(torso.hem, 28), ink),
        ].join(''),
      },
      ...sides.map((side): Part => ({ ...flap(side * 196, 690, 168, 66, side * -10, ink, true), lift: 8 })),
      stormPlacket(120, 1020, 88, ink, studs),
      ...hoodFronts(studio),
    ],
    fabric: studio.fabric ?? 'nylon',
  };
}
