import { seam, shadowLine, stitches } from '../cloth/sewing.ts';
import { type Line, mirror, offset, pathData } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { cuffRib } from '../tops/knitwear.ts';
import { at, through } from '../tops/torso.ts';
import { legFolds } from './leg-folds.ts';
import { flipped, legOf, type TrouserCut, waistband } from './trouser-cut.ts';

/** A band gathered on elastic, with a cord. */
function gatheredBand(cut: TrouserCut, studio: Studio, cord: boolean): Part[] {
  const [back, band] = waistband(cut, studio.ink, { dip: 12, label: true });
  const half = cut.waist.half;
  const gathers = Array.from({ length: 26 }, (_, i): Fold => {
    const x = -half + ((i + studio.chance() * 0.7) / 26) * 2 * half;
    return {
      spine: [at(x, 2), at(x + 2, cut.waist.band + 14)],
      width: 6,
      depth: -3 - studio.chance() * 3,
      ends: [0.1, 0.1],
    };
  });
  const ties = [through('-14 34, -40 110, -30 196, -46 250'), through('14 34, 30 120, 52 190, 40 226')]
    .map((line) => {
      const d = pathData(line);
      return `<path d="${d}" transform="translate(4 6)" fill="none" stroke="#000" stroke-width="12" opacity=".2" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#b9b1a4" stroke-width="10" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#ebe5da" stroke-width="7" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#c4bcae" stroke-width="7" stroke-dasharray="2 4" opacity=".8"/>`;
    })
    .join('');
  return [
    back,
    {
      ...band,
      folds: gathers,
      over: '',
      loose: cord ? ties : '',
      fabric: cord ? 'fineRib' : 'jersey',
      plain: true,
    },
  ];
}

export function joggers(studio: Studio): Garment {
  const { chance, ink } = studio;
  const cut: TrouserCut = {
    waist: { half: 214, band: 58 },
    hip: { half: 290, y: 260 },
    crotch: 390,
    knee: { y: 760, outer: 262, inner: 28 },
    hem: { y: 1110, outer: 206, inner: 72 },
  };
  const leg = legOf(cut);
  const [back, band] = gatheredBand(cut, studio, true);
  const pocket = through([
    [cut.waist.half - 34, 62],
    [cut.waist.half + 2, 150],
    [cut.hip.half - 6, 250],
  ]);
  const gathers = (): Fold[] =>
    Array.from({ length: 7 }, (_, i): Fold => {
      const x = cut.hem.inner + ((i + 0.5) / 7) * (cut.hem.outer - cut.hem.inner);
      return {
        spine: through([
          [x, cut.hem.y + 6],
          [x + (chance() - 0.5) * 16, cut.hem.y - 60 - chance() * 60],
        ]),
        width: 11,
        depth: -5,
        ends: [0, 0.8],
      };
    }).concat(
      [0.28, 0.5, 0.76].map(
        (t): Fold => ({
          spine: through([
            [cut.hem.inner - 4, cut.hem.y - 170 * t],
            [(cut.hem.inner + cut.hem.outer) / 2, cut.hem.y - 150 * t + 16],
            [cut.hem.outer - 10, cut.hem.y - 190 * t],
          ]),
          width: 18,
          depth: -6 - chance() * 3,
          skew: 0.2,
          ends: [0.1, 0.4],
        }),
      ),
    );
  const legs = [-1, 1].map((side): Part => {
    const folds = [...legFolds(cut, chance, 1.25), ...gathers()];
    const place = side > 0 ? (line: Line): Line => line : mirror;
    return {
      outline: place(leg.outline),
      shell: [side > 0 ? mirror(leg.outline) : leg.outline],
      folds: side > 0 ? folds : folds.map(flipped),
      lift: side > 0 ? 5 : 3,
      over: shadowLine(place(pocket), ink, 7, 0.45) + stitches(offset(place(pocket), side * 8), ink),
    };
  });
  const cuffs = ([-1, 1] as const).map((side): Part => {
    const hem = side > 0 ? leg.hem : mirror(leg.hem);
    const asSleeve = {
      outline: hem,
      outer: hem,
      inner: hem,
      cuff: hem,
      folds: [],
      grain: side * 3,
      place: () => at(0, 0),
      across: () => at(0, 0),
    };
    return cuffRib(asSleeve, side, 86, 'fineRib', ink);
  });
  const centre =
    seam([at(0, 60), at(0, cut.crotch)], ink, 1) + stitches([at(7, 66), at(7, cut.crotch - 4)], ink);
  const right = legs[1];
  return {
    parts: [
      ...(back ? [back] : []),
      ...cuffs,
      ...legs.slice(0, 1),
      ...(right ? [{ ...right, over: `${right.over ?? ''}${centre}` }] : []),
      ...(band ? [band] : []),
    ],
    fabric: studio.fabric ?? 'fleece',
  };
}
