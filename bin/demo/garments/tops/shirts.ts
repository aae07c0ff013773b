import { buttonFor } from '../cloth/buttons.ts';
import { seam, stitches } from '../cloth/sewing.ts';
import { join, type Line, mirror, offset, reverse } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { type CollarCut, collarBack, collarLeaves } from './collar.ts';
import { wovenLabel } from './neck.ts';
import { chestPocket, placket, shirtCuff } from './shirt-details.ts';
import { sleeveOf } from './sleeve.ts';
import { type Torso, type TorsoCut, through, torsoFolds, torsoOf } from './torso.ts';

const shirtCut: TorsoCut = {
  neck: { half: 96, front: 70, back: 6 },
  shoulder: { half: 272, drop: 62 },
  underarm: { half: 306, y: 322, inset: 22 },
  waist: { half: 294, y: 590 },
  hem: { half: 300, y: 836, dip: 74 },
};

const shirtCollar: CollarCut = { half: 92, open: 50, tip: [92, 132], rise: 52 };

/** A shirt's hem rises to the side seams in a soft curve. */
function shirtTail(cut: TorsoCut): Line {
  const { half, y, dip } = cut.hem;
  return through([
    [half, y, 0.7],
    [half * 0.86, y + dip * 0.34],
    [half * 0.62, y + dip * 0.82],
    [0, y + dip],
    [-half * 0.62, y + dip * 0.82],
    [-half * 0.86, y + dip * 0.34],
    [-half, y, 0.7],
  ]);
}

const closedTorso = (torso: Torso, hem: Line): Line =>
  join(torso.neckline, torso.frame, hem.slice(1), reverse(mirror(torso.frame)));

export function shirt(studio: Studio): Garment {
  const { chance, ink, dye, variant } = studio;
  const cut = shirtCut;
  const torso = torsoOf(cut);
  const hem = shirtTail(cut);
  const outline = closedTorso(torso, hem);
  const sides = [-1, 1] as const;
  const sleeves = sides.map((side) =>
    sleeveOf(cut, { length: 648, angle: 75 + (variant % 2), cuff: 118, fullness: 20, bend: 8 }, side, chance),
  );
  const arms = sleeves.flatMap((sleeve, i): Part[] => [
    { outline: sleeve.outline, shell: [outline], folds: sleeve.folds, grain: sleeve.grain },
    shirtCuff(sleeve, sides[i] ?? 1, 76, ink, dye),
  ]);
  const yoke = through([
    [shirtCut.neck.half + 16, 54],
    [190, 84],
    [268, 98],
  ]);
  const body: Part = {
    outline,
    shell: sleeves.map((sleeve) => sleeve.outline),
    folds: torsoFolds(cut, chance, 0.9),
    lift: 4,
    over: [
      seam(torso.armhole.left, ink, 1.1),
      seam(reverse(torso.armhole.right), ink, 1.1),
      stitches(offset(torso.armhole.left, -8), ink, ink.thread, 5),
      stitches(offset(torso.armhole.right, 8), ink, ink.thread, 5),
      stitches(offset(hem, 12), ink, ink.thread, 5),
      seam(yoke, ink, 0.8),
      seam(mirror(yoke), ink, 0.8),
    ].join(''),
  };
  return {
    parts: [
      { ...collarBack(shirtCollar, ink), loose: wovenLabel(-32, -26, 64, 28) },
      ...arms,
      body,
      placket(48, cut.hem.y + cut.hem.dip, 46, ink, {
        count: 7,
        radius: 9.5,
        hex: buttonFor(dye),
        first: 78,
      }),
      chestPocket(132, 262, ink),
      ...collarLeaves(shirtCollar, ink),
    ],
    fabric: studio.fabric ?? 'poplin',
    upright: true,
  };
}
