import { button, buttonFor } from '../cloth/buttons.ts';
import { welt } from '../cloth/pockets.ts';
import { seam, stitches } from '../cloth/sewing.ts';
import { toned } from '../colors.ts';
import { offset, reverse } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { sleeveOf } from '../tops/sleeve.ts';
import { at, sides, type TorsoCut, through, torsoFolds, torsoOf } from '../tops/torso.ts';
import { frontHalves, type LapelCut, lapelOf, liningOf, tailoredCollar } from './front.ts';
import { sleeveSeam } from './tailored-sleeve.ts';
import { buckledBelt, cuffStrap, epaulette, stormFlap } from './trench-trims.ts';

/** Double-breasted, belted, with storm flap, shoulder straps and cuff straps. */
export function trenchCoat(studio: Studio): Garment {
  const { chance, ink, dye } = studio;
  const cut: TorsoCut = {
    neck: { half: 94, front: 100, back: 4 },
    shoulder: { half: 268, drop: 56 },
    underarm: { half: 292, y: 326, inset: 20 },
    waist: { half: 250, y: 590 },
    hem: { half: 366, y: 1184, dip: 0 },
  };
  const torso = torsoOf(cut);
  const overlap = 112;
  const breakY = 408;
  const halves = frontHalves(torso, {
    breakY,
    overlap,
    cutaway: { x: -overlap - 8, from: 1100 },
    hemY: 1198,
    neckHalf: 90,
  });
  const lapels: LapelCut = {
    breakY,
    overlap,
    tip: [222, 176],
    notch: [150, 188],
    gorge: [62, 124],
    collarTip: [196, 142],
    neckHalf: 98,
    stand: 56,
  };
  const sleeves = sides.map((side) =>
    sleeveOf(cut, { length: 672, angle: 77, cuff: 148, fullness: 26, bend: 14 }, side, chance),
  );
  const shell = [halves.upper, halves.under, ...sleeves.map((sleeve) => sleeve.outline)];
  const folds = torsoFolds(cut, chance, 1.1);
  const hex = buttonFor(dye);
  const rows = [446, 530, 716, 836];
  const buttons = rows
    .flatMap((y, i) => [button(at(-72, y), 15, hex, i * 21), button(at(74, y - 2), 15, hex, i * 43)])
    .join('');
  const edgeStitch = stitches(offset(halves.edge, -9), ink);
  return {
    parts: [
      liningOf(torso, breakY, 92, toned(dye, -0.04, 0.8)),
      ...sleeves.flatMap((sleeve, i): Part[] => [
        {
          outline: sleeve.outline,
          shell,
          folds: sleeve.folds,
          grain: sleeve.grain,
          over: seam(sleeveSeam(sleeve), ink, 0.7) + stitches(offset(sleeve.cuff, i === 0 ? 14 : -14), ink),
        },
        cuffStrap(sleeve, hex, ink),
      ]),
      { outline: halves.under, shell, folds, lift: 4, over: seam(torso.armhole.left, ink, 1.1) },
      stormFlap(ink),
      lapelOf(lapels, -1),
      {
        outline: halves.upper,
        shell,
        folds: [...folds, ...gatherAtBelt(chance)],
        lift: 9,
        over: seam(reverse(torso.armhole.right), ink, 1.1) + edgeStitch,
        loose: buttons,
      },
      ...sides.map((side) => welt(side * 212, 742, 44, 170, side * -14, ink)),
      lapelOf(lapels, 1),
      tailoredCollar(lapels),
      ...sides.map((side) => epaulette(side, ink, hex)),
      ...buckledBelt(250, 592, ink, hex),
    ],
    fabric: studio.fabric ?? 'gabardine',
    upright: true,
  };
}

const gatherAtBelt = (chance: () => number) =>
  Array.from({ length: 14 }, (_, i) => {
    const x = -236 + i * 36 + chance() * 16;
    const down = chance() > 0.4;
    return {
      spine: through([
        [x, 592],
        [x * 1.04, 592 + (down ? 70 : -50)],
        [x * 1.1, 592 + (down ? 170 + chance() * 90 : -110)],
      ]),
      width: 12 + chance() * 6,
      depth: -5 - chance() * 3,
      ends: [0, 0.85] as const,
    };
  });
