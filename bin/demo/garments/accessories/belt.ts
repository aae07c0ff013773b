import { gold, ring, steel } from '../cloth/metal.ts';
import { stitches } from '../cloth/sewing.ts';
import { toned } from '../colors.ts';
import { curve, type Line, offset, type Point, shape } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';

const centre: Point = [600, 640];

/** A stretch of an ellipse around the coil, from one angle to another (degrees, clockwise from the right). */
const arc = (rx: number, ry: number, from: number, to: number, dy = 0): Line =>
  Array.from({ length: 90 }, (_, i): Point => {
    const angle = ((from + ((to - from) * i) / 89) * Math.PI) / 180;
    return [centre[0] + rx * Math.cos(angle), centre[1] + dy + ry * Math.sin(angle)];
  });

/** A leather belt, rolled up and standing on its edge, seen a little from above. */
export function belt(studio: Studio): Garment {
  const { ink, dye, variant } = studio;
  const metal = variant % 2 === 0 ? gold : steel;
  const height = 196;
  const [rx, ry] = [480, 214];
  const turns = [0, 1, 2, 3].map((i) => ({ rx: rx - i * 36, ry: ry - i * 17 }));
  const wall = (turn: { rx: number; ry: number }, shade: number): Part => ({
    outline: [...arc(turn.rx, turn.ry, 180, 360), ...[...arc(turn.rx, turn.ry, 180, 360, height)].reverse()],
    dim: shade,
    lift: 0,
    roll: { radius: 8, depth: 6 },
    puff: { radius: 20, depth: 0 },
    dye: toned(dye, 0.01, 0.9),
  });
  const rim = (turn: { rx: number; ry: number }, from: number, to: number): Part => ({
    outline: [
      ...arc(turn.rx, turn.ry, from, to),
      ...[...arc(turn.rx - 17, turn.ry - 10, from, to)].reverse(),
    ],
    dye: toned(dye, -0.03, 0.95),
    roll: { radius: 5, depth: 4 },
    puff: { radius: 10, depth: 0 },
    lift: 6,
  });
  const frontAt = (turn: { rx: number; ry: number }, from: number, to: number): Part => {
    const [topEdge, lower] = [arc(turn.rx, turn.ry, from, to), arc(turn.rx, turn.ry, from, to, height)];
    return {
      outline: [...topEdge, ...[...lower].reverse()],
      roll: { radius: 11, depth: 9 },
      puff: { radius: 60, depth: 12 },
      lift: 10,
      field: (x) => 120 * Math.sqrt(Math.max(0.02, 1 - ((x - centre[0]) / (turn.rx + 6)) ** 2)),
      over:
        stitches(offset(topEdge, 24), ink, ink.thread, 8) + stitches(offset(lower, -24), ink, ink.thread, 8),
    };
  };
  const outer = turns[0] ?? { rx, ry };
  const tail = frontAt({ rx: rx + 7, ry: ry + 5 }, 128, 62);
  const tip: Part = {
    ...tail,
    outline: [
      ...arc(rx + 7, ry + 5, 128, 62),
      ...curve([
        [centre[0] + 229, 833, 0.6],
        [centre[0] + 286, 902, 0.8],
        [centre[0] + 229, 1029, 0.6],
      ]).slice(1, -1),
      ...[...arc(rx + 7, ry + 5, 128, 62, height)].reverse(),
    ],
    lift: 12,
    over: `${tail.over ?? ''}${[0, 1, 2, 3].map((i) => `<ellipse cx="${590 + i * 54}" cy="${956 - i * 2 - i * i * 1.4}" rx="8" ry="9.5" fill="#0d0b0a" opacity=".78"/>`).join('')}`,
  };
  const loop: Part = {
    outline: shape('512 846 .2, 560 850 .2, 560 1070 .2, 512 1066 .2'),
    roll: { radius: 9, depth: 7 },
    puff: { radius: 20, depth: 5 },
    lift: 9,
    over:
      stitches(curve('521 852, 521 1062'), ink, ink.thread, 7) +
      stitches(curve('551 854, 551 1064'), ink, ink.thread, 7),
  };
  const floor: Part = {
    outline: [...arc(rx - 10, ry - 8, 0, 360)],
    dye: toned(dye, -0.06, 0.9),
    dim: 0.28,
    lift: 0,
  };
  const frame = (a: string): string =>
    `<rect x="-66" y="-124" width="132" height="248" rx="20" transform="translate(392 938) rotate(1) skewY(8)" ${a}/>`;
  const prong = (a: string): string => `<path d="M330 932L466 948" stroke-linecap="round" ${a}/>`;
  return {
    parts: [
      floor,
      ...[...turns]
        .reverse()
        .flatMap((turn, i): Part[] => [wall(turn, 0.22 - i * 0.04), rim(turn, 180, 360)]),
      ...[...turns]
        .reverse()
        .slice(0, -1)
        .map((turn) => rim(turn, 0, 180)),
      frontAt(outer, 180, 0),
      rim(outer, 0, 180),
      tip,
      {
        outline: [...arc(rx + 7, ry + 5, 128, 62), ...[...arc(rx - 10, ry - 6, 128, 62)].reverse()],
        dye: toned(dye, -0.03, 0.95),
        roll: { radius: 5, depth: 4 },
        lift: 3,
      },
      loop,
      {
        outline: [
          [380, 900],
          [381, 900],
          [381, 901],
        ],
        lift: 0,
        dye: metal.base,
        loose: ring(frame, 24, metal) + ring(prong, 15, metal),
      },
    ],
    fabric: studio.fabric ?? 'calf',
    drift: 0.1,
  };
}
