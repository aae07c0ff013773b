import { button, buttonFor } from '../cloth/buttons.ts';
import { seam, shadowLine } from '../cloth/sewing.ts';
import { join, lerp, mirror, offset, reverse, ribbon, section } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { cuffRib } from '../tops/knitwear.ts';
import { wovenLabel } from '../tops/neck.ts';
import { sleeveOf } from '../tops/sleeve.ts';
import { at, type TorsoCut, through, torsoFolds, torsoOf } from '../tops/torso.ts';
import { frontHalves } from './front.ts';

/** Knitted, with a V neck, a ribbed band all along the edge and horn buttons. */
export function cardigan(studio: Studio): Garment {
  const { chance, ink, dye, variant } = studio;
  const cut: TorsoCut = {
    neck: { half: 106, front: 100, back: 8 },
    shoulder: { half: 276, drop: 66 },
    underarm: { half: 306, y: 334, inset: 20 },
    waist: { half: 308, y: 600 },
    hem: { half: 296, y: 770, dip: 6 },
  };
  const torso = torsoOf(cut);
  const halves = frontHalves(torso, {
    breakY: 380,
    overlap: 26,
    cutaway: { x: -26, from: 700 },
    hemY: 778,
    neckHalf: 106,
  });
  const chunky = variant % 2 === 1;
  const rib = chunky ? 'wideRib' : 'rib';
  const sides = [-1, 1] as const;
  const sleeves = sides.map((side) =>
    sleeveOf(cut, { length: 640, angle: 76, cuff: 114, fullness: 22, bend: 10 }, side, chance),
  );
  const shell = [halves.upper, halves.under, ...sleeves.map((sleeve) => sleeve.outline)];
  const folds = torsoFolds(cut, chance, 1.2);
  const lower = (side: number): Part => {
    const { half, y, dip } = cut.hem;
    const upperEdge = through([
      [-26 * side, y + 8],
      [side * half * 0.5, y + dip],
      [side * half, y],
    ]);
    const lowerEdge = through([
      [-26 * side, y + 76],
      [side * half * 0.5, y + 72 + dip],
      [side * half * 0.965, y + 66],
    ]);
    return {
      outline: join(upperEdge, reverse(lowerEdge)),
      fabric: rib,
      plain: true,
      lift: 4,
      puff: { radius: 30, depth: 4 },
      over: shadowLine(upperEdge, ink, 7, 0.3),
    };
  };
  const front = through('92 -30 .4, 66 140, -2 370 .5, -2 560, -2 850');
  const back = through('-92 -24, -50 -16, 0 -13, 50 -16, 92 -24');
  const band = (line: typeof front): Part => ({
    outline: ribbon(line, 50),
    fabric: 'fineRib',
    plain: true,
    grain: 0,
    lift: 7,
    roll: { radius: 9, depth: 6 },
    puff: { radius: 20, depth: 4 },
    over: shadowLine(offset(line, -24), ink, 4, 0.3),
  });
  const hex = buttonFor(dye);
  const buttons = [0, 1, 2, 3, 4].map((i) => button(at(-2, lerp(396, 818, i / 4)), 14, hex, i * 31)).join('');
  return {
    parts: [
      {
        outline: join(through('-100 -20, 0 -10, 100 -20'), through('100 0, 66 160, 0 400, -66 160, -100 0')),
        dim: 0.34,
        lift: 0,
        plain: true,
        puff: { radius: 10, depth: 0 },
        over: wovenLabel(-34, 40, 68, 32),
      },
      { ...band(back), dim: 0.12, grain: 90 },
      ...sleeves.flatMap((sleeve, i): Part[] => [
        cuffRib(sleeve, sides[i] ?? 1, 80, rib, ink),
        { outline: sleeve.outline, shell, folds: sleeve.folds, grain: sleeve.grain },
      ]),
      lower(-1),
      { outline: halves.under, shell, folds, lift: 4, over: seam(torso.armhole.left, ink, 1.1) },
      { ...band(mirror(section(front, 0, 0.5))), lift: 5 },
      lower(1),
      { outline: halves.upper, shell, folds, lift: 6, over: seam(reverse(torso.armhole.right), ink, 1.1) },
      { ...band(front), loose: buttons },
    ],
    fabric: studio.fabric ?? (chunky ? 'chunkyKnit' : 'knit'),
  };
}
