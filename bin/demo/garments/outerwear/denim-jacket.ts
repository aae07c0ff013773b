import { denimDye, denimThread } from '../bottoms/jeans.ts';
import { stud } from '../cloth/buttons.ts';
import { seam, stitches } from '../cloth/sewing.ts';
import { type Line, mirror, offset, reverse } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { type CollarCut, collarBack, collarLeaves } from '../tops/collar.ts';
import { wovenLabel } from '../tops/neck.ts';
import { shirtCuff } from '../tops/shirt-details.ts';
import { type Sleeve, sleeveOf } from '../tops/sleeve.ts';
import { at, sides, type TorsoCut, through, torsoFolds, torsoOf } from '../tops/torso.ts';
import { frontHalves } from './front.ts';
import { sleeveSeam } from './tailored-sleeve.ts';

/** The trucker: pointed yokes, two flap pockets, seams that run to the waistband. */
export function denimJacket(studio: Studio): Garment {
  const { chance, ink, dye } = studio;
  const cut: TorsoCut = {
    neck: { half: 98, front: 70, back: 6 },
    shoulder: { half: 280, drop: 62 },
    underarm: { half: 308, y: 336, inset: 20 },
    waist: { half: 292, y: 560 },
    hem: { half: 266, y: 690, dip: 0 },
  };
  const cloth = denimDye(dye);
  const thread = denimThread(dye, ink.thread);
  const sewn = { ...ink, thread };
  const collar: CollarCut = { half: 96, open: 70, tip: [112, 148], rise: 50 };
  const torso = torsoOf(cut);
  const halves = frontHalves(torso, {
    breakY: 80,
    overlap: 26,
    cutaway: { x: -26, from: 660 },
    hemY: 700,
    neckHalf: 96,
  });
  const sleeves = sides.map((side) =>
    sleeveOf(cut, { length: 640, angle: 75, cuff: 126, fullness: 24, bend: 12 }, side, chance),
  );
  const shell = [halves.upper, halves.under, ...sleeves.map((sleeve) => sleeve.outline)];
  const folds = torsoFolds(cut, chance, 0.9);
  const metal = '#b08a5e';
  const twin = (line: Line): string =>
    seam(line, ink, 1) + stitches(offset(line, 6), sewn) + stitches(offset(line, 13), sewn);
  const seams = (side: 1 | -1): string => {
    const place = (line: Line): Line => (side > 0 ? line : reverse(mirror(line)));
    const yoke = through('20 236, 150 252 .4, 296 232');
    const inner = through('92 340, 70 520, 60 704');
    const outer = through('198 336, 192 520, 196 704');
    return twin(place(yoke)) + twin(place(inner)) + twin(place(reverse(outer)));
  };
  const bandFor = (side: 1 | -1): Part => ({
    outline: [at(-26 * side, 696), at(side * 267, 686), at(side * 264, 752), at(-26 * side, 764)],
    dye: cloth,
    lift: 5,
    roll: { radius: 8, depth: 5 },
    puff: { radius: 24, depth: 4 },
    over:
      stitches([at(-26 * side, 704), at(side * 266, 694)], sewn) +
      stitches([at(-26 * side, 756), at(side * 264, 744)], sewn),
  });
  const pocketFlap = (side: 1 | -1): Part => ({
    outline: through([
      [side * 84, 244, 0],
      [side * 206, 240, 0],
      [side * 206, 296, 0.2],
      [side * 145, 330, 0.3],
      [side * 84, 300, 0.2],
      [side * 84, 244, 0],
    ]).slice(0, -1),
    dye: cloth,
    lift: 7,
    roll: { radius: 7, depth: 4 },
    over: stitches(
      through([
        [side * 91, 248, 0],
        [side * 91, 295, 0.2],
        [side * 145, 322, 0.3],
        [side * 199, 291, 0.2],
        [side * 199, 246, 0],
      ]),
      sewn,
    ),
    loose: stud(at(side * 145, 304), 11, metal),
  });
  return {
    parts: [
      { ...collarBack(collar, ink), dye: cloth, loose: wovenLabel(-36, -18, 72, 32) },
      ...sleeves.flatMap((sleeve, i): Part[] => [
        {
          outline: sleeve.outline,
          shell,
          folds: sleeve.folds,
          grain: sleeve.grain,
          under: faded(sleeve),
          over: twin(sleeveSeam(sleeve)),
        },
        { ...shirtCuff(sleeve, sides[i] ?? 1, 66, sewn, metal) },
      ]),
      { outline: halves.under, shell, folds, lift: 4, over: twin(torso.armhole.left) + seams(-1) },
      bandFor(-1),
      {
        outline: halves.upper,
        shell,
        folds,
        lift: 8,
        over:
          twin(reverse(torso.armhole.right)) +
          seams(1) +
          stitches([at(-19, 90), at(-19, 700)], sewn) +
          stitches([at(26, 90), at(26, 700)], sewn),
        loose: [120, 240, 360, 480, 600].map((y) => stud(at(2, y), 13, metal)).join(''),
      },
      { ...bandFor(1), loose: stud(at(2, 730), 13, metal) },
      pocketFlap(-1),
      pocketFlap(1),
      ...collarLeaves(collar, sewn).map((leaf): Part => ({ ...leaf, dye: cloth })),
    ],
    fabric: studio.fabric ?? 'denim',
    dye: cloth,
    upright: true,
  };
}

function faded(sleeve: Sleeve): string {
  const [x, y] = sleeve.place(0.55, 0.5);
  return `<ellipse cx="${x}" cy="${y}" rx="60" ry="170" fill="#fff" opacity=".05"/><ellipse cx="${x}" cy="${y}" rx="36" ry="120" fill="#fff" opacity=".05"/>`;
}
