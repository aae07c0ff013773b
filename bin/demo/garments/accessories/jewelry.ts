import { gold, ring, wire } from '../cloth/metal.ts';
import { toned } from '../colors.ts';
import { curve, ellipse, type Line, type Point, pointOn } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';

const stone = { fabric: 'patent' as const, plain: true };

/** Polished beads on a string, larger towards the middle. */
function beads(line: Line, count: number, sizeAt: (t: number) => number, dye: string): Part[] {
  return Array.from({ length: count }, (_, i): Part => {
    const t = (i + 0.5) / count;
    const [x, y] = pointOn(line, t);
    const r = sizeAt(t);
    return {
      outline: ellipse(x, y, r, r * 0.97),
      dye: i % 3 === 1 ? toned(dye, 0.025) : i % 3 === 2 ? toned(dye, -0.02) : dye,
      ...stone,
      roll: { radius: r * 0.7, depth: r * 0.95 },
      puff: { radius: 10, depth: 0 },
      lift: r * 0.28,
    };
  });
}

/** A round bangle lying flat; part of it may pass under another. */
const bangle = (cx: number, cy: number, radius: number, width: number, dye: string): Part => ({
  outline: ellipse(cx, cy, radius, radius * 0.97),
  holes: [ellipse(cx, cy, radius - width, (radius - width) * 0.97)],
  dye,
  ...stone,
  roll: { radius: width * 0.44, depth: width * 0.7 },
  puff: { radius: 10, depth: 0 },
  lift: 18,
});

function drop(x: number, y: number, dye: string): Part[] {
  const outline = curve([
    [x, y, 0.3],
    [x + 42, y + 70],
    [x + 56, y + 130],
    [x, y + 196],
    [x - 56, y + 130],
    [x - 42, y + 70],
    [x, y, 0.3],
  ]).slice(0, -1);
  const hook: Point[] = [
    ...curve([
      [x, y - 36],
      [x + 2, y - 96],
      [x - 30, y - 118],
      [x - 46, y - 74],
      [x - 44, y - 30],
    ]),
  ];
  return [
    {
      outline: ellipse(x, y - 14, 22),
      dye: gold.base,
      fabric: 'metal',
      plain: true,
      roll: { radius: 12, depth: 16 },
      lift: 5,
      loose: wire(hook, 6),
    },
    { outline, dye, ...stone, roll: { radius: 38, depth: 46 }, lift: 12 },
  ];
}

/** A string of beads around two bangles, with a pair of drops, in polished stone and gold. */
export function jewelry({ dye, fabric, chance }: Studio): Garment {
  const sway = (chance() - 0.5) * 30;
  const string = curve([
    [360, 210],
    [200, 380],
    [150, 640],
    [210, 900],
    [400, 1072],
    [620, 1110 + sway],
    [850, 1040],
    [1010, 850],
    [1050, 600],
    [980, 360],
    [820, 212],
  ]);
  const inner = curve('360 210, 430 150, 590 120, 740 150, 820 212');
  const clasp =
    ring((a) => `<circle cx="590" cy="120" r="22" ${a}/>`, 9) + wire(curve('612 122, 650 124'), 7);
  return {
    parts: [
      {
        outline: ellipse(590, 120, 4),
        lift: 0,
        dye: gold.base,
        fabric: 'metal',
        loose: wire(inner, 6) + clasp,
      },
      bangle(560, 560, 262, 84, dye),
      { ...bangle(640, 640, 226, 30, gold.base), fabric: 'metal' },
      bangle(690, 740, 236, 70, toned(dye, -0.015)),
      ...beads(string, 31, (t) => 36 + 30 * Math.sin(t * Math.PI) ** 1.4, dye),
      ...drop(420, 1310, dye),
      ...drop(790, 1334, dye),
    ],
    fabric: fabric ?? 'patent',
    drift: 0.1,
  };
}
