import { seam, stitches } from '../cloth/sewing.ts';
import { curve, type Knot, offset, type Point, shape } from '../drawing/geometry.ts';
import type { Fold } from '../drawing/light.ts';
import { type Garment, type Part, placed } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';

/** One finger's outline from its left side over the tip to its right side. */
function finger(base: Point, tip: Point, wide: number, narrow: number): Knot[] {
  const length = Math.hypot(tip[0] - base[0], tip[1] - base[1]);
  const [dx, dy] = [(tip[0] - base[0]) / length, (tip[1] - base[1]) / length];
  const at = (t: number, side: number, width: number, round?: number): Knot => {
    const [x, y] = [
      base[0] + dx * length * t - dy * side * width,
      base[1] + dy * length * t + dx * side * width,
    ];
    return round === undefined ? [x, y] : [x, y, round];
  };
  return [
    at(0.04, -1, wide, 0.6),
    at(0.5, -1, (wide + narrow) / 2),
    at(0.88, -1, narrow),
    at(0.97, -1, narrow * 0.66),
    at(1, 0, 0),
    at(0.97, 1, narrow * 0.66),
    at(0.88, 1, narrow),
    at(0.5, 1, (wide + narrow) / 2),
    at(0.04, 1, wide, 0.6),
  ];
}

/** A hand's outline, palm down, fingers up. */
const hand = shape([
  [472, 1220, 0.5],
  [470, 1060],
  [446, 900],
  [420, 780],
  ...finger([416, 740], [286, 500], 52, 40),
  [474, 640, 0.7],
  ...finger([508, 600], [478, 250], 44, 38),
  ...finger([594, 588], [596, 196], 44, 39),
  ...finger([680, 598], [718, 246], 43, 37),
  ...finger([754, 650], [836, 392], 40, 33),
  [782, 780],
  [760, 940],
  [748, 1080],
  [752, 1220, 0.5],
  [612, 1232],
]);

/** Leather gloves, one on the other. */
export function gloves(studio: Studio): Garment {
  const { ink, chance } = studio;
  const points = [
    curve('540 640, 530 760, 540 880'),
    curve('610 630, 608 760, 612 890'),
    curve('676 640, 684 760, 676 880'),
  ];
  const wrinkle = (x: number, y: number, length: number): Fold => ({
    spine: curve([
      [x - length / 2, y],
      [x, y + 8],
      [x + length / 2, y - 3],
    ]),
    width: 8,
    depth: -2 - chance() * 2,
  });
  const glove: Part = {
    outline: hand,
    roll: { radius: 22, depth: 20 },
    puff: { radius: 60, depth: 22 },
    lift: 16,
    folds: [
      ...[
        [494, 400],
        [596, 370],
        [704, 400],
        [798, 500],
        [504, 510],
        [594, 480],
        [690, 510],
        [350, 610],
      ].map(([x = 0, y = 0]) => wrinkle(x, y, 74)),
      ...[700, 960, 1010].map((y) => wrinkle(600 + (chance() - 0.5) * 60, y, 220)),
      ...points.map((line): Fold => ({ spine: line, width: 7, depth: 6 })),
      {
        spine: curve('440 700, 490 760, 520 860'),
        width: 18,
        depth: -8,
      },
      {
        spine: curve('470 1010, 600 1030, 750 1006'),
        width: 16,
        depth: -10,
        ends: [0.02, 0.02],
      },
    ],
    over:
      points.map((line) => stitches(offset(line, 3), ink, ink.thread, 5)).join('') +
      stitches(curve('468 1190, 612 1204, 752 1190'), ink, ink.thread, 6) +
      seam(curve('436 810, 500 850, 470 940'), ink, 0.7),
  };
  return {
    parts: [
      placed(glove, { x: 120, y: -30, turn: 15, flip: true, about: [600, 800] }),
      placed(glove, { x: -110, y: 30, turn: -11, about: [600, 800] }),
    ],
    fabric: studio.fabric ?? 'leather',
  };
}
