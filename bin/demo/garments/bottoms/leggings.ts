import { seam, shadowLine, stitches } from '../cloth/sewing.ts';
import { type Line, mirror, offset } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { at, through } from '../tops/torso.ts';
import { legFolds } from './leg-folds.ts';
import { flipped, legOf, type TrouserCut, waistband } from './trouser-cut.ts';

/** Narrow, stretchy, with a high band. */
export function leggings(studio: Studio): Garment {
  const { chance, ink } = studio;
  const cut: TrouserCut = {
    waist: { half: 168, band: 100, lower: 184 },
    hip: { half: 220, y: 290 },
    crotch: 400,
    knee: { y: 780, outer: 182, inner: 26 },
    hem: { y: 1180, outer: 146, inner: 46 },
  };
  const leg = legOf(cut);
  const [back, band] = waistband(cut, ink, { dip: 14 });
  const legs = [-1, 1].map((side): Part => {
    const folds = legFolds(cut, chance, 0.75);
    const place = side > 0 ? (line: Line): Line => line : mirror;
    return {
      outline: place(leg.outline),
      shell: [side > 0 ? mirror(leg.outline) : leg.outline],
      folds: side > 0 ? folds : folds.map(flipped),
      puff: { radius: 70, depth: 46 },
      lift: side > 0 ? 5 : 3,
      over:
        seam(offset(place(leg.side), side * 40), ink, 0.8) +
        stitches(offset(place(leg.hem), side * 14), ink, ink.thread, 4.5),
    };
  });
  const right = legs[1];
  return {
    parts: [
      back,
      ...legs.slice(0, 1),
      ...(right
        ? [{ ...right, over: `${right.over ?? ''}${seam([at(0, 100), at(0, cut.crotch)], ink, 1)}` }]
        : []),
      {
        ...band,
        over: shadowLine(through('-185 102, 0 111, 185 102'), ink, 4, 0.3),
        roll: { radius: 14, depth: 9 },
      },
    ],
    fabric: studio.fabric ?? 'jersey',
  };
}
