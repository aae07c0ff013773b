import { join, type Line, mirror, reverse } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import type { Part } from '../drawing/part.ts';
import { wovenLabel } from '../tops/neck.ts';
import { at, type Torso, through } from '../tops/torso.ts';

/** An open front: each half runs from the shoulder to an edge that crosses the centre line by the overlap. */
type FrontCut = {
  /** Where the edges meet and the lapel turns over. */
  breakY: number;
  overlap: number;
  /** The lower corner of the edge: how far it swings away from the centre, and over what height. */
  cutaway: { x: number; from: number };
  hemY: number;
  neckHalf: number;
};

type Halves = { upper: Line; under: Line; edge: Line };

/** The half on the right of the picture lies on top. */
export function frontHalves(torso: Torso, cut: FrontCut): Halves {
  const { breakY, overlap, cutaway, hemY, neckHalf } = cut;
  const edge = through([
    [neckHalf, 0, 0.3],
    [neckHalf * 0.62 - overlap * 0.3, breakY * 0.42],
    [-overlap, breakY, 0.45],
    [-overlap, (breakY + cutaway.from) / 2],
    [-overlap, cutaway.from],
    ...(cutaway.x > -overlap + 4
      ? ([[-overlap + (cutaway.x + overlap) * 0.28, cutaway.from + (hemY - cutaway.from) * 0.66]] as const)
      : []),
    [cutaway.x, hemY, cutaway.x > -overlap + 4 ? 0.8 : 0.2],
  ]);
  const corner = torso.frame.at(-1) ?? [0, 0];
  const hem = through([
    [corner[0] - 600, corner[1] - 300, 0.5],
    [(corner[0] - 600) * 0.55 + cutaway.x * 0.45, hemY + 4],
    [cutaway.x, hemY, 0.5],
  ]);
  const upper = join(torso.frame, hem.slice(1), reverse(edge).slice(1));
  return { upper, under: mirror(upper), edge };
}

/** What shows between the open fronts: the lining of the back. */
export function liningOf(torso: Torso, reach: number, half: number, dye: string, label = true): Part {
  return {
    outline: join(
      torso.backNeck.map(([x, y]) => [x, y - 30 * (1 - ((x - 600) / half) ** 2)] as const),
      through([
        [half, 0],
        [half * 0.9, reach * 0.5],
        [20, reach + 40],
        [-20, reach + 40],
        [-half * 0.9, reach * 0.5],
        [-half, 0],
      ]),
    ),
    dye,
    fabric: 'silk',
    dim: 0.3,
    lift: 0,
    plain: true,
    puff: { radius: 10, depth: 0 },
    over: label ? wovenLabel(-42, 36, 84, 40) : '',
  };
}

/** A collar with notched or peaked lapels, described on the right of the picture. */
export type LapelCut = {
  breakY: number;
  overlap: number;
  tip: readonly [number, number];
  notch: readonly [number, number];
  gorge: readonly [number, number];
  collarTip: readonly [number, number];
  neckHalf: number;
  /** How high the collar stands at the back. */
  stand: number;
};

export function lapelOf(cut: LapelCut, side: 1 | -1): Part {
  const { breakY, overlap, tip, notch, gorge } = cut;
  const outline = join(
    through([
      [-overlap, breakY, 0.4],
      [-overlap + (tip[0] + overlap) * 0.4 + 3, breakY + (tip[1] - breakY) * 0.4 + 4],
      [-overlap + (tip[0] + overlap) * 0.78 + 9, breakY + (tip[1] - breakY) * 0.78 + 6],
      [tip[0], tip[1], 0.25],
    ]),
    [at(notch[0], notch[1]), at(gorge[0], gorge[1])],
    through([
      [gorge[0] - 10, gorge[1] - 26],
      [(gorge[0] - overlap) / 2 - 10, (gorge[1] + breakY) / 2 - 8],
      [-overlap, breakY, 0.4],
    ]).slice(0, -1),
  );
  const roll = through([
    [gorge[0] - 4, gorge[1]],
    [(gorge[0] - overlap) / 2 - 4, (gorge[1] + breakY) / 2],
    [-overlap + 2, breakY - 10],
  ]);
  const place = (line: Line): Line => (side > 0 ? line : mirror(line));
  const fold: Fold = { spine: place(roll), width: 20, depth: 7, ends: [0.1, 0.2] };
  return {
    outline: place(outline),
    grain: side * -22,
    lift: 10,
    roll: { radius: 7, depth: 4 },
    puff: { radius: 40, depth: 7 },
    crumple: 0.5,
    crease: 0.2,
    folds: [fold],
  };
}

export function tailoredCollar(cut: LapelCut): Part {
  const { notch, gorge, collarTip, neckHalf, stand } = cut;
  const right = join(
    [at(gorge[0], gorge[1]), at(notch[0], notch[1])],
    through([
      [collarTip[0], collarTip[1], 0.25],
      [collarTip[0] - 14, collarTip[1] * 0.5],
      [neckHalf * 1.22, -stand * 0.2],
      [neckHalf * 0.76, -stand * 0.86],
      [0, -stand * 1.06],
    ]),
  );
  const inner = through([
    [0, -stand * 0.06],
    [neckHalf * 0.56, -stand * 0.02],
    [neckHalf * 0.8, gorge[1] * 0.3],
    [gorge[0] - 8, gorge[1] * 0.96],
    [gorge[0], gorge[1], 0.3],
  ]);
  const crest = through([
    [-neckHalf * 0.9, gorge[1] * 0.4],
    [-neckHalf * 0.64, -stand * 0.5],
    [0, -stand * 0.66],
    [neckHalf * 0.64, -stand * 0.5],
    [neckHalf * 0.9, gorge[1] * 0.4],
  ]);
  return {
    outline: join(right, reverse(mirror(right)).slice(1), mirror(reverse(inner)).slice(1), inner.slice(1)),
    lift: 10,
    roll: { radius: 7, depth: 4 },
    puff: { radius: 30, depth: 6 },
    crumple: 0.4,
    folds: [{ spine: crest, width: 18, depth: 8, ends: [0.15, 0.15] }],
  };
}

/** Where a button holds the fronts together, the cloth pulls towards it. */
export function pullsFrom([x, y]: readonly [number, number]): Fold[] {
  return [
    [-190, 60],
    [170, -60],
    [190, 50],
    [150, 130],
  ].map(([dx = 0, dy = 0]) => ({
    spine: [
      [x + dx * 0.14, y + dy * 0.14],
      [x + dx * 0.5, y + dy * 0.44],
      [x + dx, y + dy],
    ] as const,
    width: 18,
    depth: -3.4,
    ends: [0.1, 0.7] as const,
  }));
}
