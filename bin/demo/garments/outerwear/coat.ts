import { button, buttonFor } from '../cloth/buttons.ts';
import { welt } from '../cloth/pockets.ts';
import { seam } from '../cloth/sewing.ts';
import { toned } from '../colors.ts';
import { reverse, ribbon } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { sleeveOf } from '../tops/sleeve.ts';
import { at, sides, type TorsoCut, through, torsoFolds, torsoOf } from '../tops/torso.ts';
import { frontHalves, type LapelCut, lapelOf, liningOf, pullsFrom, tailoredCollar } from './front.ts';
import { sleeveSeam } from './tailored-sleeve.ts';

/** A long wool coat with notched lapels. */
export function coat(studio: Studio): Garment {
  const { chance, ink, dye, variant } = studio;
  const belted = variant % 2 === 1;
  const cut: TorsoCut = {
    neck: { half: 92, front: 100, back: 4 },
    shoulder: { half: 270, drop: 52 },
    underarm: { half: 298, y: 326, inset: 22 },
    waist: { half: belted ? 264 : 286, y: 600 },
    hem: { half: 338, y: 1262, dip: 0 },
  };
  const torso = torsoOf(cut);
  const overlap = belted ? 96 : 52;
  const breakY = belted ? 520 : 450;
  const halves = frontHalves(torso, {
    breakY,
    overlap,
    cutaway: { x: -overlap + 6, from: 1200 },
    hemY: 1274,
    neckHalf: 90,
  });
  const lapels: LapelCut = {
    breakY,
    overlap,
    tip: [204, 216],
    notch: [138, 184],
    gorge: [66, 122],
    collarTip: [182, 148],
    neckHalf: 92,
    stand: 48,
  };
  const sleeves = sides.map((side) =>
    sleeveOf(cut, { length: 690, angle: 78, cuff: 146, fullness: 24, bend: 14 }, side, chance),
  );
  const shell = [halves.upper, halves.under, ...sleeves.map((sleeve) => sleeve.outline)];
  const folds = torsoFolds(cut, chance, 1.1);
  const hex = buttonFor(dye);
  const holes = belted ? [] : [468, 610, 752].map((y, i) => button(at(0, y), 17, hex, i * 29));
  return {
    parts: [
      liningOf(torso, breakY, 92, toned(dye, 0.04, 0.7)),
      ...sleeves.map(
        (sleeve): Part => ({
          outline: sleeve.outline,
          shell,
          folds: sleeve.folds,
          grain: sleeve.grain,
          over: seam(sleeveSeam(sleeve), ink, 0.6),
        }),
      ),
      { outline: halves.under, shell, folds, lift: 4, over: seam(torso.armhole.left, ink, 1.1) },
      lapelOf(lapels, -1),
      {
        outline: halves.upper,
        shell,
        folds: [...folds, ...pullsFrom(at(0, breakY + 40))],
        lift: 10,
        over: seam(reverse(torso.armhole.right), ink, 1.1),
        loose: holes.join(''),
      },
      ...sides.map((side) => welt(side * 196, 716, 40, 158, side * -9, ink)),
      lapelOf(lapels, 1),
      tailoredCollar(lapels),
      ...(belted ? softBelt(264, 600, chance) : []),
    ],
    fabric: studio.fabric ?? 'wool',
    upright: true,
  };
}

/** A belt of the coat's own cloth, tied once. */
function softBelt(half: number, y: number, chance: () => number): Part[] {
  const soft = { roll: { radius: 10, depth: 7 }, puff: { radius: 24, depth: 7 }, lift: 10 };
  const sway = (chance() - 0.5) * 30;
  return [
    {
      outline: ribbon(
        through([
          [-half - 2, y - 8],
          [-half * 0.4, y + 4],
          [half * 0.4, y + 4],
          [half + 2, y - 8],
        ]),
        62,
      ),
      ...soft,
    },
    {
      outline: ribbon(
        through([
          [-30, y],
          [-62, y + 130],
          [-50 + sway, y + 260],
          [-84, y + 400],
        ]),
        (t) => 34 + 24 * t,
      ),
      ...soft,
    },
    {
      outline: ribbon(
        through([
          [-14, y],
          [24, y + 110],
          [30 + sway, y + 210],
          [62, y + 318],
        ]),
        (t) => 34 + 22 * t,
      ),
      ...soft,
    },
    {
      outline: through([
        [-62, y - 32],
        [-20, y - 40],
        [22, y - 30],
        [24, y + 34],
        [-18, y + 44],
        [-58, y + 34],
        [-62, y - 32],
      ]).slice(0, -1),
      ...soft,
      folds: [{ spine: [at(-44, y - 22), at(8, y + 24)], width: 12, depth: -8 }],
    },
  ];
}
