import { legFolds } from '../bottoms/leg-folds.ts';
import { legOf, type TrouserCut } from '../bottoms/trouser-cut.ts';
import { button, buttonFor } from '../cloth/buttons.ts';
import { seam, shadowLine, stitches } from '../cloth/sewing.ts';
import { type Line, mirror, move, offset, reverse, ribbon } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { type CollarCut, collarBack, collarLeaves } from '../tops/collar.ts';
import { wovenLabel } from '../tops/neck.ts';
import { placket } from '../tops/shirt-details.ts';
import { sleeveOf } from '../tops/sleeve.ts';
import { at, type TorsoCut, through, torsoFolds, torsoOf } from '../tops/torso.ts';

const bodice: TorsoCut = {
  neck: { half: 92, front: 66, back: 6 },
  shoulder: { half: 246, drop: 56 },
  underarm: { half: 262, y: 292, inset: 22 },
  waist: { half: 226, y: 470 },
  hem: { half: 214, y: 520, dip: 4 },
};

const collar: CollarCut = { half: 88, open: 60, tip: [100, 128], rise: 46 };

const legs: TrouserCut = {
  waist: { half: 212, band: 0 },
  hip: { half: 284, y: 210 },
  crotch: 330,
  knee: { y: 660, outer: 292, inner: 22 },
  hem: { y: 1010, outer: 296, inner: 32 },
};

const drop = 520;

/** Short sleeves, a buttoned front, a tied belt, straight legs. */
export function jumpsuit(studio: Studio): Garment {
  const { chance, ink, dye } = studio;
  const torso = torsoOf(bodice);
  const sides = [-1, 1] as const;
  const sleeves = sides.map((side) =>
    sleeveOf(bodice, { length: 236, angle: 55, cuff: 204, fullness: 12, bend: 0 }, side, chance),
  );
  const leg = legOf(legs);
  const lower = (line: Line): Line => move(line, 0, drop);
  const pocket = lower(through('170 6, 196 90, 268 172'));
  const trousers = sides.map((side): Part => {
    const place = side > 0 ? lower : (line: Line): Line => mirror(lower(line));
    const folds = legFolds(legs, chance).map(
      (fold): Fold => ({ ...fold, spine: place(fold.spine), skew: side * (fold.skew ?? 0) }),
    );
    return {
      outline: place(leg.outline),
      shell: [side > 0 ? mirror(lower(leg.outline)) : lower(leg.outline), torso.outline],
      folds,
      lift: side > 0 ? 5 : 3,
      over:
        shadowLine(side > 0 ? pocket : mirror(pocket), ink, 7, 0.45) +
        stitches(offset(side > 0 ? pocket : mirror(pocket), side * 8), ink) +
        stitches(offset(place(leg.hem), side * 24), ink) +
        (side > 0 ? seam([at(0, drop), at(2, drop + legs.crotch)], ink, 1.1) : ''),
    };
  });
  return {
    parts: [
      { ...collarBack(collar, ink), loose: wovenLabel(-30, -22, 60, 26) },
      ...trousers,
      ...sleeves.map(
        (sleeve, i): Part => ({
          outline: sleeve.outline,
          shell: [torso.outline],
          folds: sleeve.folds,
          grain: sleeve.grain,
          over: stitches(offset(sleeve.cuff, i === 0 ? 26 : -26), ink),
        }),
      ),
      {
        outline: torso.outline,
        shell: [...sleeves.map((sleeve) => sleeve.outline), ...trousers.map((part) => part.outline)],
        folds: torsoFolds(bodice, chance),
        lift: 4,
        over: seam(torso.armhole.left, ink) + seam(reverse(torso.armhole.right), ink),
      },
      placket(50, 560, 42, ink, { count: 5, radius: 10, hex: buttonFor(dye), first: 96 }),
      ...chestPockets(ink, dye),
      ...collarLeaves(collar, ink),
      ...belt(chance),
    ],
    fabric: studio.fabric ?? 'gabardine',
    upright: true,
  };
}

function chestPockets(ink: Studio['ink'], dye: string): Part[] {
  return [-1, 1].flatMap((side): Part[] => {
    const x = side * 132;
    const bag = [at(x - 56, 214), at(x - 54, 322), at(x + 54, 322), at(x + 56, 214)];
    const flap = through([
      [x - 60, 204, 0],
      [x + 60, 204, 0],
      [x + 60, 238, 0.2],
      [x, 254, 0.4],
      [x - 60, 238, 0.2],
      [x - 60, 204, 0],
    ]).slice(0, -1);
    return [
      {
        outline: bag,
        lift: 3,
        roll: { radius: 7, depth: 4 },
        over: stitches([at(x - 49, 214), at(x - 47, 315), at(x + 47, 315), at(x + 49, 214)], ink),
      },
      { outline: flap, lift: 5, roll: { radius: 7, depth: 4 }, loose: button(at(x, 236), 9, buttonFor(dye)) },
    ];
  });
}

/** A cloth belt, knotted in the middle. */
function belt(chance: () => number): Part[] {
  const soft = { roll: { radius: 10, depth: 8 }, puff: { radius: 24, depth: 8 }, lift: 8 };
  const sway = (chance() - 0.5) * 24;
  return [
    {
      outline: ribbon(through('-217 506, -90 516, 90 516, 217 506'), 50),
      ...soft,
      folds: [
        { spine: [at(-150, 512), at(-20, 520)], width: 9, depth: -4 },
        { spine: [at(20, 512), at(150, 516)], width: 9, depth: -4 },
      ],
    },
    {
      outline: ribbon(
        through([
          [4, 520],
          [-18, 590],
          [-30 + sway, 660],
          [-52, 742],
        ]),
        (t) => 26 + 20 * t,
      ),
      ...soft,
    },
    {
      outline: ribbon(
        through([
          [12, 520],
          [40, 580],
          [46 + sway, 640],
          [78, 700],
        ]),
        (t) => 26 + 18 * t,
      ),
      ...soft,
    },
    {
      outline: through('-22 494, 8 486, 36 496, 34 532, 8 544, -20 534, -22 494'),
      ...soft,
      folds: [{ spine: [at(-12, 500), at(24, 528)], width: 8, depth: -5 }],
    },
  ];
}
