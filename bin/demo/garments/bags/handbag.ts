import { gold, ring } from '../cloth/metal.ts';
import { shadowLine, stitches } from '../cloth/sewing.ts';
import { curve, type Line, offset, shape } from '../drawing/geometry.ts';
import type { Garment, Part } from '../drawing/part.ts';
import type { Studio } from '../drawing/studio.ts';
import { strapPart } from './straps.ts';

/** A structured bag with a flap, a turning lock and a top handle. */
export function bag(studio: Studio): Garment {
  const { ink } = studio;
  const body = shape(`
    236 640 .5, 600 628, 964 640 .5, 986 800, 1004 1080, 1000 1190 .7, 952 1232 .7, 600 1242,
    248 1232 .7, 200 1190 .7, 196 1080, 214 800
  `);
  const flap = shape(`
    230 628 .5, 600 612, 970 628 .5, 984 700, 990 800, 962 884 .8, 860 936, 600 962, 340 936,
    238 884 .8, 210 800, 216 700
  `);
  const handle = curve('398 660, 392 540, 440 396, 600 328, 760 396, 808 540, 802 660');
  const farHandle = curve('420 640, 416 540, 464 430, 606 372, 742 430, 786 540, 782 640');
  const inset = (line: Line, by: number): Line => offset([...line, line[0] ?? [0, 0]], by);
  const tabs = [398, 802].map(
    (x): Part => ({
      outline: shape([
        [x - 34, 646, 0.4],
        [x + 34, 646, 0.4],
        [x + 30, 720],
        [x, 764, 0.6],
        [x - 30, 720],
      ]),
      roll: { radius: 8, depth: 6 },
      puff: { radius: 20, depth: 5 },
      lift: 6,
      over: stitches(
        curve([
          [x - 26, 652],
          [x - 22, 716],
          [x, 752, 0.6],
          [x + 22, 716],
          [x + 26, 652],
        ]),
        ink,
        ink.thread,
        6,
      ),
      loose: ring((a) => `<circle cx="${x}" cy="648" r="27" ${a}/>`, 10),
    }),
  );
  const lock = `<g transform="translate(600 916)">${ring((a) => `<rect x="-46" y="-30" width="92" height="60" rx="14" ${a}/>`, 10)}<rect x="-42" y="-26" width="84" height="52" rx="11" fill="${gold.base}"/><path d="M-40 -22h80v14h-80z" fill="${gold.light}" opacity=".55"/><rect x="-11" y="-34" width="22" height="68" rx="9" transform="translate(3 4)" fill="#000" opacity=".3"/><rect x="-11" y="-34" width="22" height="68" rx="9" fill="${gold.dark}"/><rect x="-9" y="-33" width="15" height="64" rx="7" fill="${gold.base}"/><rect x="-7" y="-30" width="5" height="58" rx="2.5" fill="${gold.light}"/></g>`;
  return {
    parts: [
      strapPart(farHandle, 34, studio, { dim: 0.25, lift: 6, over: '' }),
      {
        outline: body,
        roll: { radius: 22, depth: 18 },
        puff: { radius: 110, depth: 40 },
        folds: [
          {
            spine: curve('240 1000, 330 1060, 420 1200'),
            width: 50,
            depth: -5,
          },
          {
            spine: curve('960 1020, 880 1080, 800 1210'),
            width: 50,
            depth: -5,
          },
        ],
        over:
          stitches(inset(body, 22), ink, ink.thread, 7) +
          shadowLine(curve('216 1140, 600 1160, 984 1140'), ink, 3, 0.25),
      },
      {
        outline: flap,
        roll: { radius: 18, depth: 14 },
        puff: { radius: 90, depth: 30 },
        lift: 16,
        folds: [
          {
            spine: curve('220 660, 600 644, 980 660'),
            width: 34,
            depth: 12,
            ends: [0.05, 0.05],
          },
        ],
        over: stitches(inset(flap, 20), ink, ink.thread, 7),
        loose: lock,
      },
      ...tabs,
      strapPart(handle, 40, studio, { lift: 14, puff: { radius: 16, depth: 16 } }),
    ],
    fabric: studio.fabric ?? 'calf',
    drift: 0.25,
  };
}
