import { type Line, ribbon } from '../drawing/geometry.ts';
import type { Part } from '../drawing/part.ts';
import { at, through } from './torso.ts';

/** A band round the neck that ends in a bow. */
export function pussyBow(chance: () => number): Part[] {
  const soft = { roll: { radius: 13, depth: 10 }, puff: { radius: 34, depth: 12 }, lift: 11 };
  const sway = (): number => (chance() - 0.5) * 26;
  const neck = (side: 1 | -1): Line =>
    ribbon(
      through([
        [side * 92, -34],
        [side * 82, 10],
        [side * 48, 58],
        [side * 8, 92],
      ]),
      (t) => 42 + 10 * Math.sin(t * 3),
    );
  const tails = [
    ribbon(
      through([
        [-6, 96],
        [-40, 190],
        [-46 + sway(), 300],
        [-72 + sway(), 430],
      ]),
      (t) => 40 + 44 * t,
    ),
    ribbon(
      through([
        [8, 96],
        [44, 180],
        [46 + sway(), 280],
        [74 + sway(), 384],
      ]),
      (t) => 40 + 42 * t,
    ),
  ];
  const loops = [
    through('-8 84 .4, -60 48, -134 34, -176 70, -162 116, -100 132, -40 120, -8 104 .4'),
    through('10 84 .4, 62 56, 130 48, 166 86, 150 128, 92 138, 42 122, 10 104 .4'),
  ];
  const inner: readonly (readonly [number, number])[][] = [
    [
      [-12, 94],
      [-70, 82],
      [-140, 78],
    ],
    [
      [14, 94],
      [70, 88],
      [132, 90],
    ],
  ];
  return [
    {
      outline: neck(-1),
      ...soft,
      folds: [
        {
          spine: through('-84 -20, -70 30, -30 74'),
          width: 11,
          depth: -6,
        },
      ],
    },
    {
      outline: neck(1),
      ...soft,
      folds: [
        {
          spine: through('84 -20, 70 30, 30 74'),
          width: 11,
          depth: -6,
        },
      ],
    },
    ...tails.map(
      (outline, i): Part => ({
        outline,
        ...soft,
        folds: [
          {
            spine: through(
              i
                ? [
                    [14, 110],
                    [40, 200],
                    [48, 340],
                  ]
                : [
                    [-10, 110],
                    [-34, 210],
                    [-44, 380],
                  ],
            ),
            width: 13,
            depth: -8,
            ends: [0.05, 0.6],
          },
          {
            spine: through(
              i
                ? [
                    [4, 120],
                    [22, 210],
                    [20, 300],
                  ]
                : [
                    [-2, 120],
                    [-14, 220],
                    [-14, 340],
                  ],
            ),
            width: 10,
            depth: -5,
            ends: [0.05, 0.6],
          },
        ],
      }),
    ),
    ...loops.map(
      (outline, i): Part => ({
        outline,
        ...soft,
        folds: [
          { spine: through(inner[i] ?? []), width: 12, depth: -11, ends: [0.05, 0.5] },
          {
            spine: through((inner[i] ?? []).map(([x, y]) => [x * 0.9, y + 20] as const)),
            width: 9,
            depth: -5,
            ends: [0.05, 0.7],
          },
          {
            spine: through((inner[i] ?? []).map(([x, y]) => [x * 0.8, y - 20] as const)),
            width: 9,
            depth: -5,
            ends: [0.05, 0.7],
          },
        ],
      }),
    ),
    {
      outline: through('-22 76, 2 68, 26 78, 28 112, 2 122, -22 112, -22 76').slice(0, -1),
      ...soft,
      folds: [
        { spine: [at(-12, 80), at(-10, 112)], width: 6, depth: -4 },
        { spine: [at(10, 78), at(12, 114)], width: 6, depth: -4 },
      ],
    },
  ];
}
