import { button, buttonFor } from '../cloth/buttons.ts';
import { type Ink, seam, stitches } from '../cloth/sewing.ts';
import { join, type Line, lerp, mirror, offset, pointOn, reverse, section } from '../drawing/geometry.ts';
import type { Part } from '../drawing/part.ts';
import type { Sleeve } from './sleeve.ts';
import { at, through } from './torso.ts';

/** A buttoned cuff, a little wider than the sleeve's pleated end is drawn. */
export function shirtCuff(sleeve: Sleeve, side: number, length: number, ink: Ink, dye: string): Part {
  const angle = ((sleeve.grain * side + 90) * Math.PI) / 180;
  const [dx, dy] = [side * Math.cos(angle) * length, Math.sin(angle) * length];
  const [outer, inner] = [pointOn(sleeve.cuff, 0), pointOn(sleeve.cuff, 1)];
  const widen = (line: Line, by: number, shift: number): Line =>
    line.map(([x, y], i) => {
      const pull = lerp(-by, by, i / (line.length - 1));
      return [x + dx * shift + (inner[0] - outer[0]) * pull, y + dy * shift + (inner[1] - outer[1]) * pull];
    });
  const [start, end] = [widen(sleeve.cuff, 0.01, 0), widen(sleeve.cuff, 0.045, 1)];
  const at1 = pointOn(widen(sleeve.cuff, 0.02, 0.5), 0.7);
  const slit = section(widen(sleeve.cuff, 0, 0), 0.62, 0.66);
  const from = slit[0] ?? [0, 0];
  return {
    outline: join(start, reverse(end)),
    grain: sleeve.grain,
    puff: { radius: 22, depth: 8 },
    lift: 5,
    crease: 0.4,
    over:
      stitches(offset(end, side * -7), ink, ink.thread, 5) +
      stitches(offset(start, side * 6), ink, ink.thread, 5),
    loose:
      button(at1, 8.5, buttonFor(dye)) + seam([from, [from[0] - dx * 1.5, from[1] - dy * 1.5]], ink, 0.9),
  };
}

/** The strip down the front, and its buttons. */
export function placket(
  from: number,
  to: number,
  width: number,
  ink: Ink,
  buttons: { count: number; radius: number; hex: string; first?: number },
): Part {
  const left = through([
    [-width / 2, from],
    [-width / 2, to],
  ]);
  const right = mirror(left);
  const first = buttons.first ?? from + 34;
  const places = Array.from({ length: buttons.count }, (_, i) =>
    at(0, lerp(first, to - 110, i / Math.max(1, buttons.count - 1))),
  );
  return {
    outline: join(right, reverse(left)),
    puff: { radius: 14, depth: 3 },
    roll: { radius: 7, depth: 4 },
    lift: 5,
    crease: 0.4,
    folds: places.map((place) => ({
      spine: [
        [place[0] - 20, place[1] + 3],
        [place[0] + 20, place[1] - 3],
      ],
      width: 9,
      depth: -2.5,
    })),
    over: stitches(offset(left, -7), ink, ink.thread, 5) + stitches(offset(right, 7), ink, ink.thread, 5),
    loose: places.map((place, i) => button(place, buttons.radius, buttons.hex, i * 37)).join(''),
  };
}

/** A patch pocket with a pointed end. */
export function chestPocket(x: number, y: number, ink: Ink, width = 112, depth = 128): Part {
  const edge = [
    at(x - width / 2, y),
    at(x - width / 2 + 2, y + depth - 16),
    at(x, y + depth),
    at(x + width / 2 - 1, y + depth - 18),
    at(x + width / 2, y - 2),
  ];
  const inset = [
    at(x - width / 2 + 6, y + 4),
    at(x - width / 2 + 7, y + depth - 20),
    at(x, y + depth - 7),
    at(x + width / 2 - 7, y + depth - 22),
    at(x + width / 2 - 6, y + 2),
  ];
  return {
    outline: edge,
    roll: { radius: 6, depth: 3 },
    puff: { radius: 30, depth: 3 },
    lift: 3,
    crease: 0.5,
    over:
      stitches(inset, ink, ink.thread, 5) +
      stitches([at(x - width / 2, y + 20), at(x + width / 2, y + 18)], ink, ink.thread, 5),
  };
}
