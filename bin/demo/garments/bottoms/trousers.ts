import { button, buttonFor } from '../cloth/buttons.ts';
import { litLine, seam, shadowLine, stitches } from '../cloth/sewing.ts';
import { join, type Line, mirror, offset, pathData, reverse } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { at, through } from '../tops/torso.ts';
import { legFolds } from './leg-folds.ts';
import { beltLoop, flipped, legOf, type TrouserCut, waistband } from './trouser-cut.ts';

type Making = {
  cut: TrouserCut;
  /** Pressed creases and pleats, as on tailored trousers. */
  pressed: boolean;
  pleats: number;
  turnUp: number;
  pocket: 'slant' | 'none';
  loops: boolean;
  softness: number;
};

/** A crease pressed down the middle of the leg, from the pleat to the hem. */
function pressedCrease(cut: TrouserCut): Line {
  const { hem, knee, waist } = cut;
  return through([
    [waist.half * 0.47, waist.band + 8],
    [waist.half * 0.53, cut.hip.y],
    [(knee.outer + knee.inner) / 2, knee.y],
    [(hem.outer + hem.inner) / 2, hem.y + 8],
  ]);
}

function legParts({ chance, ink }: Studio, making: Making): Part[] {
  const { cut } = making;
  const leg = legOf(cut);
  const crease = pressedCrease(cut);
  const pocket = through([
    [cut.waist.half - 64, cut.waist.band + 4],
    [cut.waist.half - 34, cut.waist.band + 90],
    [cut.hip.half - 8, cut.waist.band + 190],
  ]);
  const pleats = Array.from({ length: making.pleats }, (_, i): Fold => {
    const x = cut.waist.half * (0.47 + i * 0.2);
    return {
      spine: through([
        [x, cut.waist.band],
        [x + 8, cut.waist.band + 110],
        [x + 12, cut.hip.y + 90],
      ]),
      width: 14,
      depth: -8,
      skew: 0.6,
      ends: [0, 0.8],
    };
  });
  return [-1, 1].map((side): Part => {
    const place = side > 0 ? (line: Line): Line => line : mirror;
    const drawn = legFolds(cut, chance, making.softness).concat(pleats);
    if (making.pressed) {
      drawn.push({ spine: crease, width: 15, depth: 7, skew: 0.25, ends: [0.25, 0.02] });
      drawn.push({ spine: offset(crease, -24), width: 30, depth: -3, ends: [0.3, 0.1] });
    }
    const hemStitch = making.turnUp > 0 ? '' : stitches(offset(place(leg.hem), side * 26), ink);
    return {
      outline: place(leg.outline),
      shell: [side > 0 ? mirror(leg.outline) : leg.outline],
      folds: side > 0 ? drawn : drawn.map(flipped),
      lift: side > 0 ? 5 : 3,
      over: [
        making.pressed
          ? litLine(place(crease), ink, 1.4, 0.4) + shadowLine(offset(place(crease), side * -3), ink, 4, 0.18)
          : '',
        making.pocket === 'slant'
          ? `<path d="${pathData(join(place(pocket), [at(side * cut.hip.half * 1.1, cut.waist.band)]), true)}" fill="#000" opacity=".04"/>${shadowLine(place(pocket), ink, 7, 0.45)}${stitches(offset(place(pocket), side * 7), ink, ink.thread, 5)}`
          : '',
        hemStitch,
      ].join(''),
    };
  });
}

/** The turned-up end of a leg. */
function turnUps(cut: TrouserCut, depth: number, chance: () => number): Part[] {
  const { hem } = cut;
  return [-1, 1].map((side): Part => {
    const edge = through([
      [hem.outer + 2, hem.y - depth, 0.5],
      [(hem.outer + hem.inner) / 2, hem.y - depth + 9],
      [hem.inner - 2, hem.y - depth + 3, 0.5],
    ]);
    const lower = through([
      [hem.outer + 3, hem.y + 4, 0.5],
      [(hem.outer + hem.inner) / 2, hem.y + 13],
      [hem.inner - 3, hem.y + 7, 0.5],
    ]);
    const outline = join(edge, reverse(lower));
    const x = (hem.outer + hem.inner) / 2 + (chance() - 0.5) * 80;
    return {
      outline: side > 0 ? outline : mirror(outline),
      roll: { radius: 9, depth: 6 },
      puff: { radius: 30, depth: 5 },
      lift: 6,
      folds: [
        {
          spine: [at(side * x, hem.y - depth), at(side * x, hem.y + 10)],
          width: 20,
          depth: -3,
          ends: [0, 0],
        },
      ],
    };
  });
}

function made(studio: Studio, making: Making): Part[] {
  const { ink, dye } = studio;
  const { cut } = making;
  const [left, right] = legParts(studio, making);
  const [back, band] = waistband(cut, ink);
  const fly = through([
    [44, cut.waist.band + 8],
    [44, cut.crotch - 120],
    [34, cut.crotch - 70],
    [2, cut.crotch - 36],
  ]);
  const closed =
    seam([at(0, cut.waist.band + 6), at(0, cut.crotch)], ink, 1.1) + stitches(fly, ink, ink.thread, 5);
  const loops = making.loops
    ? [-0.62, -0.2, 0.24, 0.66].map((t) => beltLoop(cut.waist.half * t, 4, cut.waist.band + 12, ink, dye, 13))
    : [];
  return [
    back,
    ...(left && right ? [left, { ...right, over: `${right.over ?? ''}${closed}` }] : []),
    ...(making.turnUp > 0 ? turnUps(cut, making.turnUp, studio.chance) : []),
    { ...band, loose: shadowLine([at(30, 15), at(32, cut.waist.band + 8)], ink, 4, 0.45) },
    ...loops,
    {
      outline: [at(0, 30), at(1, 30), at(1, 31)],
      lift: 0,
      loose: button(at(12, cut.waist.band * 0.5 + 12), 11, buttonFor(dye)),
    },
  ];
}

/** Wide tailored trousers: pleated, pressed, long. */
export function trousers(studio: Studio): Garment {
  const slim = studio.variant % 2 === 1;
  const cut: TrouserCut = {
    waist: { half: 204, band: 46 },
    hip: { half: 276, y: 262 },
    crotch: 384,
    knee: { y: 790, outer: slim ? 252 : 296, inner: slim ? 30 : 14 },
    hem: { y: 1288, outer: slim ? 222 : 318, inner: slim ? 52 : 20 },
  };
  const parts = made(studio, {
    cut,
    pressed: true,
    pleats: slim ? 1 : 2,
    turnUp: 0,
    pocket: 'slant',
    loops: true,
    softness: 0.8,
  });
  return { parts, fabric: studio.fabric ?? 'gabardine', upright: true };
}

export function chinos(studio: Studio): Garment {
  const cut: TrouserCut = {
    waist: { half: 222, band: 48 },
    hip: { half: 284, y: 250 },
    crotch: 366,
    knee: { y: 760, outer: 252, inner: 28 },
    hem: { y: 1196, outer: 216, inner: 50 },
  };
  const turnUp = studio.variant % 2 === 0 ? 52 : 0;
  const parts = made(studio, {
    cut,
    pressed: false,
    pleats: 0,
    turnUp,
    pocket: 'slant',
    loops: true,
    softness: 1,
  });
  return { parts, fabric: studio.fabric ?? 'gabardine', upright: true };
}

/** Tailored shorts that end above the knee. */
export function shorts(studio: Studio): Garment {
  const cut: TrouserCut = {
    waist: { half: 234, band: 50 },
    hip: { half: 292, y: 250 },
    crotch: 384,
    knee: { y: 560, outer: 320, inner: 12 },
    hem: { y: 676, outer: 332, inner: 16 },
  };
  const parts = made(studio, {
    cut,
    pressed: studio.variant % 2 === 0,
    pleats: 2,
    turnUp: 46,
    pocket: 'slant',
    loops: true,
    softness: 1,
  });
  return { parts, fabric: studio.fabric ?? 'linen', upright: true };
}
