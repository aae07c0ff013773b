import { button, buttonFor } from '../cloth/buttons.ts';
import { patch } from '../cloth/pockets.ts';
import { seam, stitches } from '../cloth/sewing.ts';
import { offset, reverse } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { type CollarCut, collarBack, collarLeaves } from '../tops/collar.ts';
import { wovenLabel } from '../tops/neck.ts';
import { sleeveOf } from '../tops/sleeve.ts';
import { at, sides, type TorsoCut, torsoFolds, torsoOf } from '../tops/torso.ts';
import { frontHalves } from './front.ts';
import { sleeveSeam } from './tailored-sleeve.ts';

/** A worker's jacket: a soft collar, three patch pockets, five buttons. */
export function jacket(studio: Studio): Garment {
  const { chance, ink, dye } = studio;
  const cut: TorsoCut = {
    neck: { half: 98, front: 70, back: 6 },
    shoulder: { half: 284, drop: 60 },
    underarm: { half: 316, y: 334, inset: 20 },
    waist: { half: 312, y: 600 },
    hem: { half: 318, y: 846, dip: 0 },
  };
  const collar: CollarCut = { half: 96, open: 66, tip: [116, 150], rise: 50 };
  const torso = torsoOf(cut);
  const halves = frontHalves(torso, {
    breakY: 76,
    overlap: 26,
    cutaway: { x: -26, from: 780 },
    hemY: 854,
    neckHalf: 96,
  });
  const sleeves = sides.map((side) =>
    sleeveOf(cut, { length: 668, angle: 76, cuff: 146, fullness: 24, bend: 12 }, side, chance),
  );
  const shell = [halves.upper, halves.under, ...sleeves.map((sleeve) => sleeve.outline)];
  const folds = torsoFolds(cut, chance, 1);
  const hem = (side: number): string => stitches([at(side * -20, 832), at(side * 316, 824)], ink);
  const hex = buttonFor(dye);
  return {
    parts: [
      { ...collarBack(collar, ink), loose: wovenLabel(-36, -20, 72, 32) },
      ...sleeves.map(
        (sleeve, i): Part => ({
          outline: sleeve.outline,
          shell,
          folds: sleeve.folds,
          grain: sleeve.grain,
          over: seam(sleeveSeam(sleeve), ink, 0.6) + stitches(offset(sleeve.cuff, i === 0 ? 44 : -44), ink),
          loose: button(sleeve.place(0.965, 0.8), 10, hex),
        }),
      ),
      {
        outline: halves.under,
        shell,
        folds,
        lift: 4,
        over: seam(torso.armhole.left, ink, 1.1) + stitches(offset(torso.armhole.left, -8), ink) + hem(-1),
      },
      {
        outline: halves.upper,
        shell,
        folds,
        lift: 8,
        over:
          seam(reverse(torso.armhole.right), ink, 1.1) +
          stitches(offset(torso.armhole.right, 8), ink) +
          stitches([at(-19, 84), at(-19, 850)], ink) +
          stitches([at(26, 84), at(26, 850)], ink) +
          hem(1),
        loose: [118, 276, 434, 592, 742].map((y, i) => button(at(2, y), 14, hex, i * 37)).join(''),
      },
      patch(158, 268, 132, 150, ink, { tilt: -1 }),
      patch(-176, 568, 186, 214, ink, { tilt: 1, hem: 30 }),
      patch(178, 566, 186, 214, ink, { tilt: -1, hem: 30 }),
      ...collarLeaves(collar, ink),
    ],
    fabric: studio.fabric ?? 'canvas',
    upright: true,
  };
}
