import { button, buttonFor } from '../cloth/buttons.ts';
import { drapeOf, drapeOutline } from '../cloth/drape.ts';
import { seam, stitches } from '../cloth/sewing.ts';
import { mirror, offset } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { at, through } from '../tops/torso.ts';
import { denimDye } from './jeans.ts';
import { pleatedSkirt } from './pleated-skirt.ts';
import { bandOf, lining } from './skirt-parts.ts';
import { beltLoop, waistband } from './trouser-cut.ts';

export function skirt(studio: Studio): Garment {
  return studio.variant % 2 === 0 ? pleatedSkirt(studio) : flaredSkirt(studio);
}

function flaredSkirt({ chance, ink, fabric }: Studio): Garment {
  const drape = drapeOf(
    { top: 48, bottom: 800, halves: [198, 272, 328, 378, 424], folds: 8, depth: 30, dip: 30, start: 0.12 },
    chance,
  );
  const [back, band] = waistband(bandOf(198, 46), ink, { dip: 12 });
  return {
    parts: [
      back,
      lining(drape),
      {
        outline: drapeOutline(drape),
        field: drape.field,
        over: stitches(offset(drape.hem, 20).slice(3, -3), ink),
      },
      { ...band, over: '' },
    ],
    fabric: fabric ?? 'linen',
    upright: true,
  };
}

/** An A-line to the thigh, buttoned down the front, with two patch pockets. */
export function miniSkirt({ chance, ink, dye, fabric, variant }: Studio): Garment {
  const cloth = fabric ?? (variant % 2 === 0 ? 'denim' : 'wool');
  const cut = bandOf(212, 52);
  const drape = drapeOf(
    { top: 50, bottom: 492, halves: [213, 262, 288, 312], folds: 5, depth: 9, dip: 20, start: 0.3 },
    chance,
  );
  const [back, band] = waistband(cut, ink);
  const edge = through('-24 58, -24 513');
  const folds: Fold[] = [-1, 1].flatMap((side) => [
    {
      spine: [at(side * 250, 190), at(side * 170, 230), at(side * 80, 220)],
      width: 20,
      depth: -4,
      skew: 0.3,
      ends: [0.15, 0.7] as const,
    },
    {
      spine: [at(side * 210, 60), at(side * 190, 130), at(side * 196, 240)],
      width: 16,
      depth: -4,
      ends: [0, 0.8] as const,
    },
  ]);
  const strip: Part = {
    outline: [...edge, ...mirror(edge)].slice(0, edge.length).concat([...mirror(edge)].reverse()),
    lift: 5,
    roll: { radius: 7, depth: 4 },
    over: stitches(offset(edge, -7), ink) + stitches(offset(mirror(edge), 7), ink),
    loose: [112, 192, 272, 352, 432].map((y, i) => button(at(0, y), 12, buttonFor(dye), i * 41)).join(''),
  };
  const pockets = [-1, 1].map((side): Part => {
    const outline = [
      at(side * 84, 122),
      at(side * 220, 116),
      at(side * 232, 270),
      at(side * 162, 300),
      at(side * 92, 276),
    ];
    const inset = [
      at(side * 91, 132),
      at(side * 97, 270),
      at(side * 162, 291),
      at(side * 224, 264),
      at(side * 213, 126),
    ];
    return {
      outline: through([
        [side * 84, 122, 0],
        [side * 220, 116, 0],
        [side * 230, 262, 0.4],
        [side * 162, 300, 0.4],
        [side * 92, 272, 0.4],
        [side * 84, 122, 0],
      ]).slice(0, -1),
      lift: 4,
      roll: { radius: 8, depth: 5 },
      puff: { radius: 40, depth: 5 },
      over:
        stitches(inset, ink) +
        stitches(
          [outline[0] ?? [0, 0], outline[1] ?? [0, 0]].map(([x, y]) => [x, y + 18] as const),
          ink,
        ),
    };
  });
  return {
    parts: [
      back,
      {
        outline: drapeOutline(drape),
        field: drape.field,
        folds,
        over: stitches(offset(drape.hem, 22).slice(3, -3), ink) + seam(through('0 60, 0 520'), ink),
      },
      ...pockets,
      strip,
      { ...band, loose: button(at(0, 40), 12, buttonFor(dye)) },
      ...[-0.7, 0.7].map((t) => beltLoop(212 * t, 2, 64, ink, cloth === 'denim' ? denimDye(dye) : dye)),
    ],
    fabric: cloth,
    dye: cloth === 'denim' ? denimDye(dye) : dye,
    upright: true,
  };
}

/** To the ankle, cut on the bias: few folds above, deep ones at the hem. */
export function maxiSkirt({ chance, ink, fabric }: Studio): Garment {
  const drape = drapeOf(
    {
      top: 40,
      bottom: 1120,
      halves: [178, 246, 286, 320, 356, 392],
      folds: 7,
      depth: 46,
      dip: 26,
      start: 0.1,
    },
    chance,
  );
  const band = bandOf(178, 40);
  const [back, front] = waistband(band, ink, { dip: 10 });
  const gathers = Array.from({ length: 24 }, (_, i): Fold => {
    const x = -176 + ((i + chance() * 0.7) / 24) * 352;
    return { spine: [at(x, 2), at(x + 2, 52)], width: 6, depth: -2.5 - chance() * 2.5, ends: [0.1, 0.1] };
  });
  const hang = Array.from({ length: 9 }, (_, i): Fold => {
    const x = -170 + ((i + chance()) / 9) * 340;
    return {
      spine: through([
        [x, 50],
        [x * 1.16, 170],
        [x * 1.3, 250 + chance() * 260],
      ]),
      width: 10 + chance() * 8,
      depth: -4 - chance() * 4,
      skew: (chance() - 0.5) * 0.8,
      ends: [0, 0.85],
    };
  });
  return {
    parts: [
      back,
      lining(drape),
      {
        outline: drapeOutline(drape),
        field: drape.field,
        folds: hang,
        crease: 0.4,
        over: stitches(offset(drape.hem, 12).slice(3, -3), ink, ink.thread, 4),
      },
      { ...front, folds: gathers, over: '' },
    ],
    fabric: fabric ?? 'silk',
    upright: true,
  };
}
