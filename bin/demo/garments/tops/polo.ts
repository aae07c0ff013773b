import { button, buttonFor } from '../cloth/buttons.ts';
import { seam, stitches } from '../cloth/sewing.ts';
import { mirror, reverse } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { type CollarCut, collarBack, collarLeaves } from './collar.ts';
import { cuffRib } from './knitwear.ts';
import { twinStitches, wovenLabel } from './neck.ts';
import { sleeveOf } from './sleeve.ts';
import { at, type TorsoCut, through, torsoFolds, torsoOf } from './torso.ts';

const poloCut: TorsoCut = {
  neck: { half: 100, front: 64, back: 6 },
  shoulder: { half: 276, drop: 62 },
  underarm: { half: 308, y: 310, inset: 22 },
  waist: { half: 298, y: 600 },
  hem: { half: 306, y: 850, dip: 12 },
};

const poloCollar: CollarCut = { half: 94, open: 62, tip: [106, 136], rise: 46 };

export function polo(studio: Studio): Garment {
  const { chance, ink, dye } = studio;
  const cut = poloCut;
  const torso = torsoOf(cut);
  const sides = [-1, 1] as const;
  const sleeves = sides.map((side) =>
    sleeveOf(cut, { length: 232, angle: 52, cuff: 192, fullness: 12, bend: 0 }, side, chance),
  );
  const arms = sleeves.flatMap((sleeve, i): Part[] => [
    { ...cuffRib(sleeve, sides[i] ?? 1, 34, 'fineRib', ink) },
    { outline: sleeve.outline, shell: [torso.outline], folds: sleeve.folds, grain: sleeve.grain },
  ]);
  const body: Part = {
    outline: torso.outline,
    shell: sleeves.map((sleeve) => sleeve.outline),
    folds: torsoFolds(cut, chance),
    lift: 4,
    over:
      seam(torso.armhole.left, ink, 1.1) +
      seam(reverse(torso.armhole.right), ink, 1.1) +
      twinStitches(torso.hem, 24, ink),
  };
  const edge = through('-25 50, -24 292');
  const strip: Part = {
    outline: [...edge, ...reverse(mirror(edge))],
    puff: { radius: 14, depth: 3 },
    roll: { radius: 7, depth: 4 },
    lift: 5,
    over:
      stitches([at(-18, 60), at(-18, 286), at(18, 286), at(18, 60)], ink, ink.thread, 5) +
      stitches([at(-18, 262), at(18, 262)], ink, ink.thread, 5),
    loose: [96, 168, 236].map((y, i) => button(at(0, y), 10.5, buttonFor(dye), i * 31)).join(''),
  };
  return {
    parts: [
      { ...collarBack(poloCollar, ink), loose: wovenLabel(-32, -20, 64, 28) },
      ...arms,
      body,
      strip,
      ...collarLeaves(poloCollar, ink, false).map(
        (leaf): Part => ({ ...leaf, fabric: 'fineRib', plain: true }),
      ),
    ],
    fabric: studio.fabric ?? 'jersey',
  };
}
