import { button, buttonFor } from '../cloth/buttons.ts';
import { flap, welt } from '../cloth/pockets.ts';
import { seam, shadowLine } from '../cloth/sewing.ts';
import { toned } from '../colors.ts';
import { type Line, mirror, reverse } from '../drawing/geometry.ts';
import type { Garment } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { sleeveOf } from '../tops/sleeve.ts';
import { at, type TorsoCut, through, torsoFolds, torsoOf } from '../tops/torso.ts';
import { frontHalves, type LapelCut, lapelOf, liningOf, pullsFrom, tailoredCollar } from './front.ts';
import { tailoredSleeve } from './tailored-sleeve.ts';

export function blazer(studio: Studio): Garment {
  const { chance, ink, dye, variant } = studio;
  const double = variant % 2 === 1;
  const cut: TorsoCut = {
    neck: { half: 88, front: 100, back: 4 },
    shoulder: { half: 262, drop: 46 },
    underarm: { half: 284, y: 300, inset: 26 },
    waist: { half: 256, y: 530 },
    hem: { half: 290, y: 862, dip: 0 },
  };
  const torso = torsoOf(cut);
  const overlap = double ? 92 : 26;
  const breakY = double ? 430 : 410;
  const halves = frontHalves(torso, {
    breakY,
    overlap,
    cutaway: double ? { x: -overlap + 2, from: 860 } : { x: 34, from: 600 },
    hemY: 878,
    neckHalf: 86,
  });
  const lapels: LapelCut = {
    breakY,
    overlap,
    tip: double ? [190, 150] : [178, 196],
    notch: double ? [132, 172] : [124, 170],
    gorge: [64, 116],
    collarTip: double ? [148, 146] : [160, 142],
    neckHalf: 88,
    stand: 44,
  };
  const sides = [-1, 1] as const;
  const sleeves = sides.map((side) =>
    sleeveOf(cut, { length: 668, angle: 77, cuff: 126, fullness: 22, bend: 16 }, side, chance),
  );
  const hex = buttonFor(dye);
  const shell = [halves.upper, halves.under, ...sleeves.map((sleeve) => sleeve.outline)];
  const folds = torsoFolds(cut, chance, 0.75);
  const dart = through('136 330, 128 460, 140 600');
  const buttons = double
    ? [
        [-66, 470],
        [66, 466],
        [-64, 590],
        [66, 586],
        [-92, 350],
        [92, 346],
      ].map(([x, y], i) => button(at(x ?? 0, y ?? 0), 14, hex, i * 33))
    : [
        [0, 432],
        [2, 556],
      ].map(([x, y], i) => button(at(x ?? 0, y ?? 0), 14, hex, i * 33));
  return {
    parts: [
      liningOf(torso, breakY, 88, toned(dye, 0.05, 0.7)),
      ...sleeves.map((sleeve, i) => tailoredSleeve(sleeve, sides[i] ?? 1, shell, ink, hex)),
      {
        outline: halves.under,
        shell,
        folds,
        lift: 4,
        over: frontSeams(torso.armhole.left, mirror(dart), ink),
      },
      lapelOf(lapels, -1),
      {
        outline: halves.upper,
        shell,
        folds: [...folds, ...pullsFrom(at(0, breakY + 24))],
        lift: 9,
        over: frontSeams(reverse(torso.armhole.right), dart, ink),
        loose: buttons.join(''),
      },
      flap(-172, 600, 146, 52, 3, ink),
      flap(172, 598, 146, 52, -3, ink),
      welt(150, 308, 104, 24, -5, ink),
      lapelOf(lapels, 1),
      tailoredCollar(lapels),
    ],
    fabric: studio.fabric ?? 'worsted',
    upright: true,
  };
}

const frontSeams = (armhole: Line, dart: Line, ink: Studio['ink']): string =>
  seam(armhole, ink, 1.2) + shadowLine(dart, ink, 3, 0.3);
