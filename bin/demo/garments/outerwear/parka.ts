import { button, buttonFor, stud } from '../cloth/buttons.ts';
import { flap, patch, welt } from '../cloth/pockets.ts';
import { seam, stitches } from '../cloth/sewing.ts';
import { toned } from '../colors.ts';
import { offset, pathData, reverse } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { sleeveOf } from '../tops/sleeve.ts';
import { hoodBack, hoodFronts } from '../tops/sweats.ts';
import { at, sides, type TorsoCut, through, torsoFolds, torsoOf } from '../tops/torso.ts';
import { stormPlacket, tab } from './storm-front.ts';
import { sleeveSeam } from './tailored-sleeve.ts';

/** Long, hooded, many-pocketed, drawn in at the waist with a cord. */
export function parka(studio: Studio): Garment {
  const { chance, ink, dye } = studio;
  const cut: TorsoCut = {
    neck: { half: 112, front: 90, back: 6 },
    shoulder: { half: 288, drop: 68 },
    underarm: { half: 322, y: 350, inset: 18 },
    waist: { half: 306, y: 610 },
    hem: { half: 340, y: 1020, dip: 16 },
  };
  const torso = torsoOf(cut);
  const sleeves = sides.map((side) =>
    sleeveOf(cut, { length: 672, angle: 75, cuff: 148, fullness: 30, bend: 14 }, side, chance),
  );
  const shell = sleeves.map((sleeve) => sleeve.outline);
  const waistLine = through('-306 612, -120 620, 120 620, 306 612');
  const gathers = Array.from({ length: 22 }, (_, i): Fold => {
    const x = -292 + i * 27.5 + chance() * 14;
    const down = i % 2 === 0;
    return {
      spine: through([
        [x, 618],
        [x * 1.01, 618 + (down ? 46 : -40)],
        [x * 1.03, 618 + (down ? 90 + chance() * 60 : -80 - chance() * 40)],
      ]),
      width: 11 + chance() * 6,
      depth: -4.5 - chance() * 3,
      ends: [0, 0.85],
    };
  });
  const studs = [150, 280, 410, 540, 680, 810, 930].map((y) => stud(at(8, y), 11, '#8c7c62')).join('');
  const cordEnds = [-60, 72].map((x, i) => {
    const line = through([
      [x, 620],
      [x + (i ? 14 : -12), 680],
      [x + (i ? 4 : -4), 752],
    ]);
    const d = pathData(line);
    const [ex, ey] = line.at(-1) ?? [0, 0];
    return `<path d="${d}" transform="translate(4 6)" fill="none" stroke="#000" stroke-width="9" opacity=".22"/><path d="${d}" fill="none" stroke="${toned(dye, -0.14)}" stroke-width="8"/><path d="${d}" fill="none" stroke="${toned(dye, 0.08)}" stroke-width="5" stroke-dasharray="3 3"/><rect x="${ex - 6}" y="${ey - 4}" width="12" height="24" rx="4" fill="#4a3a2c"/><rect x="${ex - 4}" y="${ey - 2}" width="3" height="20" rx="1.5" fill="#8a705a"/>`;
  });
  return {
    parts: [
      { ...hoodBack(studio), fabric: 'fleece', dye: '#cfc2ab', dim: 0.2 },
      ...sleeves.flatMap((sleeve, i): Part[] => [
        {
          outline: sleeve.outline,
          shell: [torso.outline],
          folds: sleeve.folds,
          grain: sleeve.grain,
          over: seam(sleeveSeam(sleeve), ink, 0.7) + stitches(offset(sleeve.cuff, i === 0 ? 16 : -16), ink),
        },
        tab(sleeve, 0.92, ink, button(sleeve.across(0.92, 0.42), 9, buttonFor(dye))),
      ]),
      {
        outline: torso.outline,
        shell,
        folds: [...torsoFolds(cut, chance, 1.1), ...gathers],
        lift: 5,
        over:
          seam(torso.armhole.left, ink, 1.1) +
          seam(reverse(torso.armhole.right), ink, 1.1) +
          stitches(offset(torso.armhole.left, -8), ink) +
          stitches(offset(torso.armhole.right, 8), ink) +
          stitches(offset(waistLine, -13), ink) +
          stitches(offset(waistLine, 13), ink) +
          stitches(offset(torso.hem, 26), ink),
      },
      ...sides.map((side) => welt(side * 168, 366, 36, 132, side * -10, ink)),
      ...sides.flatMap((side): Part[] => [
        patch(side * 196, 726, 190, 210, ink, { tilt: side * -1.5, hem: 0, round: 22 }),
        {
          ...flap(side * 196, 700, 202, 74, side * -1.5, ink, true),
          lift: 8,
          loose: stud(at(side * 196, 756), 11, '#8c7c62'),
        },
      ]),
      stormPlacket(130, 1034, 92, ink, studs + cordEnds.join('')),
      ...hoodFronts(studio),
    ],
    fabric: studio.fabric ?? 'gabardine',
  };
}
