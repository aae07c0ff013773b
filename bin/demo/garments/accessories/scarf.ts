import { lengthwise } from '../cloth/gathers.ts';
import { curve, offset, type Point, ribbon } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';

/** Twisted threads at the end of a scarf. */
function fringe(from: Point, to: Point, length: number, dye: string, chance: () => number): Part[] {
  const count = 16;
  return Array.from({ length: count }, (_, i): Part => {
    const t = (i + 0.5) / count;
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const sway = (chance() - 0.5) * 26;
    return {
      outline: ribbon(
        curve([
          [x, y - 12],
          [x + sway * 0.4, y + length * 0.5],
          [x + sway, y + length * (0.9 + chance() * 0.2)],
        ]),
        (u) => 13 - 3 * u,
      ),
      dye,
      plain: true,
      roll: { radius: 5, depth: 5 },
      puff: { radius: 10, depth: 0 },
      lift: 4,
    };
  });
}

/** A woollen scarf, hung over and laid down, its ends fringed. */
export function scarf(studio: Studio): Garment {
  const { chance, dye } = studio;
  const vary = (value: number, by: number): number => value + (chance() - 0.5) * 2 * by;
  const wool = { roll: { radius: 18, depth: 14 }, puff: { radius: 70, depth: 26 } };
  const spine = curve([
    [vary(452, 16), 1370],
    [428, 960],
    [430, 640],
    [450, 400],
    [520, 244],
    [620, 196],
    [724, 246],
    [790, 400],
    [806, 680],
    [806, 940],
    [vary(780, 16), 1230],
  ]);
  const widthAt = (t: number): number => 196 + 124 * Math.abs(2 * t - 1) ** 0.8 * (t < 0.5 ? 1.04 : 0.96);
  const edges = (t: 0 | 1): [Point, Point] => {
    const sides = [offset(spine, widthAt(t) / 2), offset(spine, -widthAt(t) / 2)];
    const [a, b] = sides.map((line) => (t === 0 ? line[0] : line.at(-1)) ?? ([0, 0] as Point));
    return [a ?? [0, 0], b ?? [0, 0]];
  };
  return {
    parts: [
      ...fringe(...edges(0), 100, dye, chance),
      ...fringe(...edges(1), 96, dye, chance),
      { outline: ribbon(spine, widthAt), ...wool, lift: 12, folds: lengthwise(spine, 250, 8, chance, 11) },
    ],
    fabric: studio.fabric ?? 'wool',
  };
}
